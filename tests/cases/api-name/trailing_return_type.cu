#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

auto wait = [](cudaStream_t s) -> cudaError_t { return cudaStreamSynchronize(s); };
//> auto wait = [](hipStream_t s) -> hipError_t { return hipStreamSynchronize(s); };  // HP101@16 HP101@35 HP101@56
auto create() -> cudaStream_t;
//> auto create() -> hipStream_t;  // HP101@18
template <typename F> auto measure(F f) noexcept -> cudaEvent_t { return f->start; }
//> template <typename F> auto measure(F f) noexcept -> hipEvent_t { return f->start; }  // HP101@53

#define GENERIC __host__ __device__
#define NOEXCEPT noexcept
struct Launch {
    auto pitched() const NOEXCEPT -> cudaPitchedPtr { return p; }
//>     auto pitched() const NOEXCEPT -> hipPitchedPtr { return p; }  // HP101@38
    auto extent() NOEXCEPT -> cudaExtent
//>     auto extent() NOEXCEPT -> hipExtent  // HP101@31
    { return e; }
    GENERIC ::cudaStream_t stream() const { return s; }
//>     GENERIC ::hipStream_t stream() const { return s; }  // HP101@15
    ::cudaStream_t s;
//>     ::hipStream_t s;  // HP101@7
    cudaPitchedPtr p;
//>     hipPitchedPtr p;  // HP101@5
    cudaExtent e;
//>     hipExtent e;  // HP101@5
};
