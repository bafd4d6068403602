// new and delete in device code for types whose alignment is greater than that of malloc, as CUDA has them. Comes with
// hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// From C++17 on, new and delete of such a type, alignas(64) for one, are calls of operators with an alignment, of which
// HIP has none for the device: "undefined symbol: operator new(unsigned long, std::align_val_t)".

#ifndef HIPPORT_ALIGNED_NEW_H
#define HIPPORT_ALIGNED_NEW_H

#if defined(__HIPCC__) && defined(__HIP_PLATFORM_AMD__) && defined(__cpp_aligned_new) && !defined(HIPPORT_CPU_ENGINE)
#include <hip/hip_runtime.h>

#include <new>

namespace hipport {

// The memory begins at a multiple of the alignment, and before it stands the address of all that malloc gave, which is
// at a multiple of 16. A null pointer where there is none.
__device__ inline void* aligned_malloc(__SIZE_TYPE__ size, std::align_val_t alignment) {
    const auto step = static_cast<__UINTPTR_TYPE__>(alignment) < 16 ? 16 : static_cast<__UINTPTR_TYPE__>(alignment);
    void* const whole = ::malloc(size + step);
    if (whole == nullptr) return nullptr;
    const auto begin = (reinterpret_cast<__UINTPTR_TYPE__>(whole) + step) / step * step;
    reinterpret_cast<void**>(begin)[-1] = whole;
    return reinterpret_cast<void*>(begin);
}

__device__ inline void aligned_free(void* begin) {
    if (begin != nullptr) ::free(static_cast<void**>(begin)[-1]);
}

}  // namespace hipport

// In C++ operators that replace others are not inline; these replace none, as the device has none.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Winline-new-delete"
__device__ inline void* operator new(__SIZE_TYPE__ size, std::align_val_t alignment) {
    return hipport::aligned_malloc(size, alignment);
}
__device__ inline void* operator new[](__SIZE_TYPE__ size, std::align_val_t alignment) {
    return hipport::aligned_malloc(size, alignment);
}
__device__ inline void operator delete(void* begin, std::align_val_t) noexcept { hipport::aligned_free(begin); }
__device__ inline void operator delete[](void* begin, std::align_val_t) noexcept { hipport::aligned_free(begin); }
__device__ inline void operator delete(void* begin, __SIZE_TYPE__, std::align_val_t) noexcept {
    hipport::aligned_free(begin);
}
__device__ inline void operator delete[](void* begin, __SIZE_TYPE__, std::align_val_t) noexcept {
    hipport::aligned_free(begin);
}
#pragma clang diagnostic pop

#endif

#endif
