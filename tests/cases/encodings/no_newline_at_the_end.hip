#include <hip/hip_runtime.h>
hipStream_t s; // cudaFree