#include <hip/hip_runtime.h>

hipStream_t b;  // hipport: ignore[HP501] in a port: for the original
