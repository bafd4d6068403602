// The SDK's headers of a runtime that is loaded when the program runs, which HIP's declares.
#include <cuda_runtime_dynlink.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime_api_dynlink.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11
#include <dynlink/cuda_runtime_dynlink.h>
//-  // HP115@1
#include <dynlink/cuda_runtime_api_dynlink.h>
//-  // HP115@1
void release(void *p) { cudaFree(p); }
//> void release(void *p) { hipFree(p); }  // HP101@25
