#include <hip/hip_runtime.h>
// #include <cuda.h>
/*
#include <cublas_v2.h>
*/
//#if CUDART_VERSION > 9000
hipError_t f();
//#endif
