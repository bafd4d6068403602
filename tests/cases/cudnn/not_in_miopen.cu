// What MIOpen has nothing like is reported where it stands, with the reason.
//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef WITH_CUDNN
#include <cudnn.h>
//> #include "hipport/dnn.h"  // HP110@10

void lacking(cudnnConvolutionDescriptor_t c, cudnnActivationDescriptor_t a, cudnnMathType_t *math) {
//> void lacking(miopenConvolutionDescriptor_t c, miopenActivationDescriptor_t a, hipport::dnn::math_type_t *math) {  // HP101@14 HP101@46 HP101@77
    cudnnSetConvolution2dDescriptor(c, 1, 1, 1, 1, 1, 1, CUDNN_CONVOLUTION, CUDNN_DATA_FLOAT);
//~                                                      ^~~~~~~~~~~~~~~~~ HP501 error:
//~   CUDNN_CONVOLUTION has no counterpart in HIP: miopenConvolution is cross-correlation; MIOpen does not flip the filter
//~   remedy: replace CUDNN_CONVOLUTION or leave it out on AMD GPUs
//>     hipport::dnn::set_convolution2d_descriptor(c, 1, 1, 1, 1, 1, 1, CUDNN_CONVOLUTION, miopenFloat);  // HP101@5 HP101@77
    cudnnSetActivationDescriptor(a, CUDNN_ACTIVATION_SWISH, CUDNN_PROPAGATE_NAN, 0.0);
//~                                 ^~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   CUDNN_ACTIVATION_SWISH has no counterpart in HIP: MIOpen has nothing of this name; it is another interface, compare the documentation
//~   remedy: replace CUDNN_ACTIVATION_SWISH or leave it out on AMD GPUs
//>     hipport::dnn::set_activation_descriptor(a, CUDNN_ACTIVATION_SWISH, MIOPEN_PROPAGATE_NAN, 0.0);  // HP101@5 HP101@61
    cudnnGetConvolutionMathType(c, math);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudnnGetConvolutionMathType has no counterpart in HIP: MIOpen has no such setting of a convolution
//~   remedy: replace cudnnGetConvolutionMathType or leave it out on AMD GPUs
    cudnnBackendFinalize(nullptr);
//~ ^~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudnnBackendFinalize has no counterpart in HIP: cuDNN's graph interface: MIOpen 7.2 has none, hipDNN has one from ROCm 10
//~   remedy: replace cudnnBackendFinalize or leave it out on AMD GPUs
}
#endif
