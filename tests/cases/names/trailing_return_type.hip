#include <hip/hip_runtime.h>

auto wait = [](hipStream_t s) -> hipError_t { return hipStreamSynchronize(s); };
auto create() -> hipStream_t;
template <typename F> auto measure(F f) noexcept -> hipEvent_t { return f->start; }
