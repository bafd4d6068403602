#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

extern "C" cudaError_t CUDARTAPI cudaFree(void *pointer);
//> extern "C" hipError_t hipFree(void *pointer);  // HP101@12 HP227@24 HP101@34
int release(void *pointer) { return cudaFree(pointer); }
//> int release(void *pointer) { return hipFree(pointer); }  // HP101@37
