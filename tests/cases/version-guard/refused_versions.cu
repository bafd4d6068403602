//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/dnn.h"  // HP117@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cudnn.h>
//-  // HP110@1
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

#if CUDNN_VERSION < 8000 // the graph API
//> #if !defined(__HIP_PLATFORM_AMD__) && (HIPPORT_DNN_VERSION < 8000) // the graph API  // HP603@5 HP101@5 HP603@25
#error "needs cuDNN 8"
#endif

#if CUSPARSE_VER_MAJOR < 11
//> #if !defined(__HIP_PLATFORM_AMD__) && (CUSPARSE_VER_MAJOR < 11)  // HP603@5 HP603@28
#error "needs cuSPARSE 11"
#elif CUBLAS_VER_MAJOR < 11 || CUDNN_MAJOR < 8
//> #elif !defined(__HIP_PLATFORM_AMD__) && (CUBLAS_VER_MAJOR < 11 || HIPPORT_DNN_MAJOR < 8)  // HP603@7 HP101@32 HP603@47
#error "needs cuBLAS 11"
#else
int fine;
#endif

#if defined(CUDNN_VERSION) && CUDNN_VERSION >= 7000
//> #if defined(HIPPORT_DNN_VERSION) && HIPPORT_DNN_VERSION >= 7000  // HP101@13 HP101@31
int first;
#else
#error "too old"
#endif

#if CUDART_VERSION < 10000
//~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < 10000  // HP603@5
#error "needs CUDA 10"
#endif

#if CUSPARSE_VERSION < 11000
//~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUSPARSE_VERSION':
//~   #if on CUSPARSE_VERSION: HIP takes the #if arm of line 27; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
int old;
#error "too old"
#endif
