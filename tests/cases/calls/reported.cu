void layers() {
    cudnnSetTensor4dDescriptor(t, CUDNN_TENSOR_NHWC, CUDNN_DATA_FLOAT, 1, 3, 8, 8);
    cudnnSoftmaxForward(h, CUDNN_SOFTMAX_LOG, CUDNN_SOFTMAX_MODE_CHANNEL, one, t, x, zero, t, y);
    cuOccupancyMaxPotentialBlockSize(&grid, &block, f, [](int threads) -> size_t { return threads * 4; }, 0, 0);
}
