// A macro before the includes uses nothing yet.
#define CHECK(call) if (call != cudaSuccess) printf("failed\n")
//> #define CHECK(call) if (call != hipSuccess) printf("failed\n")  // HP101@33
typedef unsigned int word;

#include <stdio.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void clear(word *at) { CHECK(cudaMemset(at, 0, sizeof(word))); }
//> void clear(word *at) { CHECK(hipMemset(at, 0, sizeof(word))); }  // HP101@30
