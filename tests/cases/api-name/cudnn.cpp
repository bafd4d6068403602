// MIOpen is another interface: what has a namesake is renamed, and every call whose arguments differ is reported.
#include <cudnn.h>
//> #include <miopen/miopen.h>  // HP110@11

void convolve(cudnnHandle_t handle, cudnnTensorDescriptor_t in, const void *x, const void *w, void *y) {
//> void convolve(miopenHandle_t handle, miopenTensorDescriptor_t in, const void *x, const void *w, void *y) {  // HP101@15 HP101@37
    cudnnCreate(&handle);
//>     miopenCreate(&handle);  // HP101@5
    cudnnCreateTensorDescriptor(&in);
//>     miopenCreateTensorDescriptor(&in);  // HP101@5
    cudnnSetStream(handle, 0);
//>     miopenSetStream(handle, 0);  // HP101@5
    cudnnConvolutionForward(handle, nullptr, in, x, nullptr, w, nullptr, CUDNN_CONVOLUTION_FWD_ALGO_GEMM, nullptr, 0,
//~ ^~~~~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cudnnConvolutionForward -> miopenConvolutionForward: other arguments: argument 10 is `const miopenTensorDescriptor_t` in HIP, `size_t` in CUDA; argument 13 is `size_t` in HIP, `void *` in CUDA
//~   remedy: change the arguments of the call to those of miopenConvolutionForward
//>     miopenConvolutionForward(handle, nullptr, in, x, nullptr, w, nullptr, miopenConvolutionFwdAlgoGEMM, nullptr, 0,  // HP101@5 HP101@74
                            nullptr, in, y);
    cudnnDestroy(handle);
//>     miopenDestroy(handle);  // HP101@5
}
