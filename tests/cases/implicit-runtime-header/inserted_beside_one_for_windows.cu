//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef _WIN32
#include <windows.h>
#include <cuda_runtime.h>
//-  // HP115@1
#else
#include <unistd.h>
#endif

__global__ void k(int *p) { p[threadIdx.x] = 1; }
