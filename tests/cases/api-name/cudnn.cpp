// Calls of cuDNN become those of MIOpen, or of hipport where the arguments differ.
//+ #include "hipport/dnn.h"  // HP117@1
#include <cudnn.h>
//-  // HP110@1

void convolve(cudnnHandle_t handle, cudnnTensorDescriptor_t in, const void *x, const void *w, void *y) {
//> void convolve(miopenHandle_t handle, miopenTensorDescriptor_t in, const void *x, const void *w, void *y) {  // HP101@15 HP101@37
    cudnnCreate(&handle);
//>     miopenCreate(&handle);  // HP101@5
    cudnnCreateTensorDescriptor(&in);
//>     miopenCreateTensorDescriptor(&in);  // HP101@5
    cudnnSetStream(handle, 0);
//>     miopenSetStream(handle, 0);  // HP101@5
    cudnnConvolutionForward(handle, nullptr, in, x, nullptr, w, nullptr, CUDNN_CONVOLUTION_FWD_ALGO_GEMM, nullptr, 0,
//>     hipport::dnn::convolution_forward(handle, nullptr, in, x, nullptr, w, nullptr, hipport::dnn::convolution_fwd_algo_gemm, nullptr, 0,  // HP101@5 HP101@74
                            nullptr, in, y);
    cudnnDestroy(handle);
//>     miopenDestroy(handle);  // HP101@5
}
