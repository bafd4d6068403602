// Everywhere a type, a constant or a function may stand.
#include <hip/hip_runtime.h>
#include <map>
#include <vector>

[[nodiscard]] hipError_t first();
static const hipMemcpyKind kinds[2] = {hipMemcpyHostToDevice, hipMemcpyDeviceToHost};
extern hipStream_t streams[], *more, **most;
enum { ok = hipSuccess, bad = hipErrorInvalidValue };
struct Config { unsigned flags = hipStreamNonBlocking; hipEvent_t start, stop; friend hipError_t first(); };
std::map<hipStream_t, std::vector<hipEvent_t>> waiting;

template <hipMemcpyKind K, typename T = hipExtent> struct Copy { static constexpr auto kind = K; T extent; };
template <> struct Copy<hipMemcpyDefault> { };

hipError_t use(hipStream_t s = hipStreamLegacy, hipStream_t &&t = {}, const hipDeviceProp_t *p = nullptr) noexcept {
    Config c{.flags = hipStreamDefault};
    auto n = sizeof(hipEvent_t) + alignof(hipExtent);
    hipStream_t null = (hipStream_t)0, same = hipStream_t(0), made = static_cast<hipStream_t>(nullptr);
    auto *many = new hipStream_t[n];
    for (hipStream_t each : {s, t, null, same, made}) hipStreamSynchronize(each);
    if (hipError_t e = hipGetLastError(); e != hipSuccess) return e;
    if constexpr (Copy<hipMemcpyDefault, int>::kind == hipMemcpyDefault) delete[] many;
    switch (hipPeekAtLastError()) { case hipSuccess: break; default: goto failed; }
    return p ? hipErrorInvalidValue : hipStreamQuery(s) == hipErrorNotReady ? hipErrorNotReady : hipSuccess;
failed:
    return !hipSuccess ? hipErrorUnknown : hipError_t{};
}
void thrown() try { throw hipErrorUnknown; } catch (const hipError_t &e) { }
