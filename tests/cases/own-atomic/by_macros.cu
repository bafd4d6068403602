//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/atomics.h"  // HP515@1
#include <cstdint>
#define DEVICE_INLINE __device__ __forceinline__
#define HOST_INLINE inline

DEVICE_INLINE
//> __attribute__((enable_if(true, __FILE__))) DEVICE_INLINE  // HP205@1
std::uint64_t atomicAdd(std::uint64_t *address, std::uint64_t val) {
//~           ^~~~~~~~~ HP205 error fixed: HIP has atomicAdd for unsigned long too: this is a redefinition
//~   remedy, safe fix: let it go before HIP's own
    return atomicAdd(reinterpret_cast<unsigned long long *>(address), static_cast<unsigned long long>(val));
}

DEVICE_INLINE std::uint64_t atomicCAS(std::uint64_t *address, std::uint64_t compare, std::uint64_t val) {
//~                         ^~~~~~~~~ HP205 error fixed: HIP has atomicCAS for unsigned long too: this is a redefinition
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) DEVICE_INLINE std::uint64_t atomicCAS(std::uint64_t *address, std::uint64_t compare, std::uint64_t val) {  // HP205@1
    return atomicCAS(
        reinterpret_cast<unsigned long long *>(address),
        static_cast<unsigned long long>(compare),
        static_cast<unsigned long long>(val));
}

DEVICE_INLINE std::uint16_t atomicAdd(std::uint16_t *address, std::uint16_t val) { return *address += val; }

HOST_INLINE std::uint64_t atomicExch(std::uint64_t *address, std::uint64_t val) {
    std::uint64_t old = *address;
    *address = val;
    return old;
}

__global__ void count(std::uint64_t *n) { atomicAdd(n, atomicCAS(n, std::uint64_t(1), std::uint64_t(2))); }
