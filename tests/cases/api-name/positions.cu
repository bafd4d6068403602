// Everywhere a type, a constant or a function may stand.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <map>
#include <vector>

[[nodiscard]] cudaError_t first();
//> [[nodiscard]] hipError_t first();  // HP101@15
static const cudaMemcpyKind kinds[2] = {cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost};
//> static const hipMemcpyKind kinds[2] = {hipMemcpyHostToDevice, hipMemcpyDeviceToHost};  // HP101@14 HP101@41 HP101@65
extern cudaStream_t streams[], *more, **most;
//> extern hipStream_t streams[], *more, **most;  // HP101@8
enum { ok = cudaSuccess, bad = cudaErrorInvalidValue };
//> enum { ok = hipSuccess, bad = hipErrorInvalidValue };  // HP101@13 HP101@32
struct Config { unsigned flags = cudaStreamNonBlocking; cudaEvent_t start, stop; friend cudaError_t first(); };
//> struct Config { unsigned flags = hipStreamNonBlocking; hipEvent_t start, stop; friend hipError_t first(); };  // HP101@34 HP101@57 HP101@89
std::map<cudaStream_t, std::vector<cudaEvent_t>> waiting;
//> std::map<hipStream_t, std::vector<hipEvent_t>> waiting;  // HP101@10 HP101@36

template <cudaMemcpyKind K, typename T = cudaExtent> struct Copy { static constexpr auto kind = K; T extent; };
//> template <hipMemcpyKind K, typename T = hipExtent> struct Copy { static constexpr auto kind = K; T extent; };  // HP101@11 HP101@42
template <> struct Copy<cudaMemcpyDefault> { };
//> template <> struct Copy<hipMemcpyDefault> { };  // HP101@25

cudaError_t use(cudaStream_t s = cudaStreamLegacy, cudaStream_t &&t = {}, const cudaDeviceProp *p = nullptr) noexcept {
//> hipError_t use(hipStream_t s = hipStreamLegacy, hipStream_t &&t = {}, const hipDeviceProp_t *p = nullptr) noexcept {  // HP101@1 HP101@17 HP101@34 HP101@52 HP101@81
    Config c{.flags = cudaStreamDefault};
//>     Config c{.flags = hipStreamDefault};  // HP101@23
    auto n = sizeof(cudaEvent_t) + alignof(cudaExtent);
//>     auto n = sizeof(hipEvent_t) + alignof(hipExtent);  // HP101@21 HP101@44
    cudaStream_t null = (cudaStream_t)0, same = cudaStream_t(0), made = static_cast<cudaStream_t>(nullptr);
//>     hipStream_t null = (hipStream_t)0, same = hipStream_t(0), made = static_cast<hipStream_t>(nullptr);  // HP101@5 HP101@26 HP101@49 HP101@85
    auto *many = new cudaStream_t[n];
//>     auto *many = new hipStream_t[n];  // HP101@22
    for (cudaStream_t each : {s, t, null, same, made}) cudaStreamSynchronize(each);
//>     for (hipStream_t each : {s, t, null, same, made}) hipStreamSynchronize(each);  // HP101@10 HP101@56
    if (cudaError_t e = cudaGetLastError(); e != cudaSuccess) return e;
//>     if (hipError_t e = hipGetLastError(); e != hipSuccess) return e;  // HP101@9 HP101@25 HP101@50
    if constexpr (Copy<cudaMemcpyDefault, int>::kind == cudaMemcpyDefault) delete[] many;
//>     if constexpr (Copy<hipMemcpyDefault, int>::kind == hipMemcpyDefault) delete[] many;  // HP101@24 HP101@57
    switch (cudaPeekAtLastError()) { case cudaSuccess: break; default: goto failed; }
//>     switch (hipPeekAtLastError()) { case hipSuccess: break; default: goto failed; }  // HP101@13 HP101@43
    return p ? cudaErrorInvalidValue : cudaStreamQuery(s) == cudaErrorNotReady ? cudaErrorNotReady : cudaSuccess;
//>     return p ? hipErrorInvalidValue : hipStreamQuery(s) == hipErrorNotReady ? hipErrorNotReady : hipSuccess;  // HP101@16 HP101@40 HP101@62 HP101@82 HP101@102
failed:
    return !cudaSuccess ? cudaErrorUnknown : cudaError_t{};
//>     return !hipSuccess ? hipErrorUnknown : hipError_t{};  // HP101@13 HP101@27 HP101@46
}
void thrown() try { throw cudaErrorUnknown; } catch (const cudaError_t &e) { }
//> void thrown() try { throw hipErrorUnknown; } catch (const hipError_t &e) { }  // HP101@27 HP101@60
