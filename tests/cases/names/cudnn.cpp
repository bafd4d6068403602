// MIOpen is another interface: what has a namesake is renamed, and every call whose arguments differ is reported.
#include <cudnn.h>

void convolve(cudnnHandle_t handle, cudnnTensorDescriptor_t in, const void *x, const void *w, void *y) {
    cudnnCreate(&handle);
    cudnnCreateTensorDescriptor(&in);
    cudnnSetStream(handle, 0);
    cudnnConvolutionForward(handle, nullptr, in, x, nullptr, w, nullptr, CUDNN_CONVOLUTION_FWD_ALGO_GEMM, nullptr, 0,
                            nullptr, in, y);
    cudnnDestroy(handle);
}
