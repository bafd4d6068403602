#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
int a<:4:> = <% 1 %>;
bool b = not cudaSuccess and cudaErrorInvalidValue;
//> bool b = not hipSuccess and hipErrorInvalidValue;  // HP101@14 HP101@30
