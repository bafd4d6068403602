#include <cuda_runtime.h>

auto wait = [](cudaStream_t s) -> cudaError_t { return cudaStreamSynchronize(s); };
auto create() -> cudaStream_t;
template <typename F> auto measure(F f) noexcept -> cudaEvent_t { return f->start; }
