#include <hip/hip_runtime.h>
template <typename cudaStream, class cudaEvent = int, int cuSize = 4>
struct Wrap { cudaStream stream; cudaEvent event; int size = cuSize; };
template <typename half> __device__ half twice(half x) { return x + x; }
Wrap<hipStream_t, hipEvent_t> wrap;
