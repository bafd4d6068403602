// Functions of the driver that become one of several: their types, deduced variables, and pointers of a type of their own.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
struct Api {
    decltype(cuMemHostAlloc)* alloc{nullptr};
//>     std::remove_pointer_t<decltype(static_cast<hipError_t (*)(void **, size_t, unsigned int)>(hipHostAlloc))>* alloc{nullptr};  // HP308@5 HP308@14 HP101@14 HP308@28 HP308@29
    decltype(&cuMemAlloc) malloc_{nullptr};
//>     decltype(static_cast<hipError_t (*)(void **, size_t)>(&hipMalloc)) malloc_{nullptr};  // HP308@14 HP101@15 HP308@25
    decltype( cuMemAllocManaged ) *man;
//~           ^~~~~~~~~~~~~~~~~ HP707 info:
//~   cuMemAllocManaged: pages move to the GPU only with HSA_XNACK=1, and never on gfx1100 and gfx1201
//~   remedy: run with HSA_XNACK=1 on GPUs that support it, or copy explicitly where this is slow
//>     std::remove_pointer_t<decltype(static_cast<hipError_t (*)(void **, size_t, unsigned int)>( hipMallocManaged ))> *man;  // HP308@5 HP308@14 HP101@15 HP308@33 HP308@34
    decltype(cuLaunchKernel) *l;
//>     decltype(hipModuleLaunchKernel) *l;  // HP101@14
};
auto a = cuMemAlloc;
//> auto a = static_cast<hipError_t (*)(void **, size_t)>(hipMalloc);  // HP308@10 HP101@10 HP308@20
auto *b = &cuMemAllocAsync;
//> auto *b = static_cast<hipError_t (*)(void **, size_t, hipStream_t)>(&hipMallocAsync);  // HP308@11 HP101@12 HP308@27
CUresult (*c)(CUdeviceptr *, size_t) = cuMemAlloc;
//> hipError_t (*c)(hipDeviceptr_t *, size_t) = hipMalloc;  // HP101@1 HP101@15 HP101@40
