template <typename cudaStream, class cudaEvent = int, int cuSize = 4>
struct Wrap { cudaStream stream; cudaEvent event; int size = cuSize; };
template <typename half> __device__ half twice(half x) { return x + x; }
Wrap<cudaStream_t, cudaEvent_t> wrap;
