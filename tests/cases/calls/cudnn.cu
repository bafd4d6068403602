#include <cudnn.h>

void layers(cudnnHandle_t h, cudnnTensorDescriptor_t t, cudnnPoolingDescriptor_t p, float *one, float *zero, float *x, float *y,
            float *dy, float *dx, cudnnPoolingMode_t *mode, int *v) {
    cudnnSetTensor4dDescriptor(t, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, 1, 3, 8, 8);
    cudnnSetPooling2dDescriptor(p, CUDNN_POOLING_MAX, CUDNN_PROPAGATE_NAN, 2, 2, 0, 0, 2, 2);
    cudnnGetPooling2dDescriptor(p, mode, nullptr, v, v, v, v, v, v);
    cudnnSoftmaxForward(h, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL, one, t, x, zero, t, y);
    cudnnSoftmaxBackward(h, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL, one, t, y, t, dy, zero, t, dx);
}
