#include <hip/hip_runtime.h>
hipStream_t a;
hipEvent_t b; // cudaFree

hipError_t c;