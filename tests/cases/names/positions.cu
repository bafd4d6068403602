// Everywhere a type, a constant or a function may stand.
#include <cuda_runtime.h>
#include <map>
#include <vector>

[[nodiscard]] cudaError_t first();
static const cudaMemcpyKind kinds[2] = {cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost};
extern cudaStream_t streams[], *more, **most;
enum { ok = cudaSuccess, bad = cudaErrorInvalidValue };
struct Config { unsigned flags = cudaStreamNonBlocking; cudaEvent_t start, stop; friend cudaError_t first(); };
std::map<cudaStream_t, std::vector<cudaEvent_t>> waiting;

template <cudaMemcpyKind K, typename T = cudaExtent> struct Copy { static constexpr auto kind = K; T extent; };
template <> struct Copy<cudaMemcpyDefault> { };

cudaError_t use(cudaStream_t s = cudaStreamLegacy, cudaStream_t &&t = {}, const cudaDeviceProp *p = nullptr) noexcept {
    Config c{.flags = cudaStreamDefault};
    auto n = sizeof(cudaEvent_t) + alignof(cudaExtent);
    cudaStream_t null = (cudaStream_t)0, same = cudaStream_t(0), made = static_cast<cudaStream_t>(nullptr);
    auto *many = new cudaStream_t[n];
    for (cudaStream_t each : {s, t, null, same, made}) cudaStreamSynchronize(each);
    if (cudaError_t e = cudaGetLastError(); e != cudaSuccess) return e;
    if constexpr (Copy<cudaMemcpyDefault, int>::kind == cudaMemcpyDefault) delete[] many;
    switch (cudaPeekAtLastError()) { case cudaSuccess: break; default: goto failed; }
    return p ? cudaErrorInvalidValue : cudaStreamQuery(s) == cudaErrorNotReady ? cudaErrorNotReady : cudaSuccess;
failed:
    return !cudaSuccess ? cudaErrorUnknown : cudaError_t{};
}
void thrown() try { throw cudaErrorUnknown; } catch (const cudaError_t &e) { }
