#include <cuda_runtime.h>
int a<:4:> = <% 1 %>;
bool b = not cudaSuccess and cudaErrorInvalidValue;
