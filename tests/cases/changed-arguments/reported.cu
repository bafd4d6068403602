//+ #include <hip/hip_runtime.h>  // HP114@1
void layers() {
    cudnnSetTensor4dDescriptor(t, CUDNN_TENSOR_NHWC, CUDNN_DATA_FLOAT, 1, 3, 8, 8);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cudnnSetTensor4dDescriptor -> miopenSet4dTensorDescriptor: HIP has no argument like its argument 2, which is not null here (MIOpen takes no layout here; it is NCHW)
//~   remedy: change the arguments of the call to those of miopenSet4dTensorDescriptor
//>     miopenSet4dTensorDescriptor(t, miopenTensorNHWC, miopenFloat, 1, 3, 8, 8);  // HP101@5 HP101@35 HP101@54
    cudnnSoftmaxForward(h, CUDNN_SOFTMAX_LOG, CUDNN_SOFTMAX_MODE_CHANNEL, one, t, x, zero, t, y);
//~ ^~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cudnnSoftmaxForward -> miopenSoftmaxForward: HIP has no argument like its argument 2, which is not null here (miopenSoftmaxForward is the accurate one over channels; miopenSoftmaxForward_V2 takes the others as last arguments)
//~   remedy: change the arguments of the call to those of miopenSoftmaxForward
//>     miopenSoftmaxForward(h, MIOPEN_SOFTMAX_LOG, MIOPEN_SOFTMAX_MODE_CHANNEL, one, t, x, zero, t, y);  // HP101@5 HP101@28 HP101@47
    cuOccupancyMaxPotentialBlockSize(&grid, &block, f, [](int threads) -> size_t { return threads * 4; }, 0, 0);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cuOccupancyMaxPotentialBlockSize -> hipModuleOccupancyMaxPotentialBlockSize: HIP has no argument like its argument 4, which is not null here (HIP has no callback for the shared memory)
//~   remedy: change the arguments of the call to those of hipModuleOccupancyMaxPotentialBlockSize
//>     hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, f, [](int threads) -> size_t { return threads * 4; }, 0, 0);  // HP101@5
}
