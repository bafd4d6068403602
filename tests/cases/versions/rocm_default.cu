#include <cuda_runtime.h>

cudaDevResourceType type;
