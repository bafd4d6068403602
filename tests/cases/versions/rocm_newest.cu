// flags: --rocm 10.0
#include <cuda_runtime.h>

cudaDevResourceType type;
