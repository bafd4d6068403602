#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
// #include <cuda.h>
/*
#include <cublas_v2.h>
*/
//#if CUDART_VERSION > 9000
cudaError_t f();
//> hipError_t f();  // HP101@1
//#endif
