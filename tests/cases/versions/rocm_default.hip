#include <hip/hip_runtime.h>

cudaDevResourceType type;
