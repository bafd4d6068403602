#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

auto wait = [](cudaStream_t s) -> cudaError_t { return cudaStreamSynchronize(s); };
//> auto wait = [](hipStream_t s) -> hipError_t { return hipStreamSynchronize(s); };  // HP101@16 HP101@35 HP101@56
auto create() -> cudaStream_t;
//> auto create() -> hipStream_t;  // HP101@18
template <typename F> auto measure(F f) noexcept -> cudaEvent_t { return f->start; }
//> template <typename F> auto measure(F f) noexcept -> hipEvent_t { return f->start; }  // HP101@53
