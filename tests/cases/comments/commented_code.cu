#include <cuda_runtime.h>
// #include <cuda.h>
/*
#include <cublas_v2.h>
*/
//#if CUDART_VERSION > 9000
cudaError_t f();
//#endif
