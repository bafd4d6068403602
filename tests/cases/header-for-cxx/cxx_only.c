#include <cublasLt.h>
//~      ^~~~~~~~~~~~ HP124 error 'cublasLt.h': hipblaslt/hipblaslt.h does not compile as C: it includes <memory>
//~   remedy: compile the C files as C++, or move the code that needs the header into a C++ file
//> #include <hipblaslt/hipblaslt.h>  // HP110@11
#include <cudnn.h>
//~      ^~~~~~~~~ HP124 error 'cudnn.h': hipport/dnn.h does not compile as C: it is written in C++
//~   remedy: compile the C files as C++, or move the code that needs the header into a C++ file
//> #include "hipport/dnn.h"  // HP110@10

#ifdef __cplusplus
#include <cufftXt.h>
//> #include <hipfft/hipfftXt.h>  // HP110@11
#endif

cudnnConvolutionFwdAlgo_t algorithm = CUDNN_CONVOLUTION_FWD_ALGO_GEMM;
//~~~~~~~~~~~~~~~~~~~~~~~ HP124 error: the port has hipport::dnn::convolution_fwd_algo_t here, which is C++
//~   remedy: compile the C files as C++, or move this code into a C++ file
//> hipport::dnn::convolution_fwd_algo_t algorithm = hipport::dnn::convolution_fwd_algo_gemm;  // HP101@1 HP101@39
cudnnStatus_t attach(cudnnHandle_t handle, cudaStream_t stream) { return cudnnSetStream(handle, stream); }
//> miopenStatus_t attach(miopenHandle_t handle, hipStream_t stream) { return miopenSetStream(handle, stream); }  // HP101@1 HP101@22 HP101@44 HP101@74
