//+ #include <hip/hip_runtime.h>  // HP114@1
template <typename cudaStream, class cudaEvent = int, int cuSize = 4>
//~   kept cuSize (defined by the project) x2
//~   kept cudaEvent (declared by the project) x2
//~   kept cudaStream (declared by the project) x2
struct Wrap { cudaStream stream; cudaEvent event; int size = cuSize; };
template <typename half> __device__ half twice(half x) { return x + x; }
Wrap<cudaStream_t, cudaEvent_t> wrap;
//> Wrap<hipStream_t, hipEvent_t> wrap;  // HP101@6 HP101@20
