// What HIP adds to C++ beside the words for the device, and the macros by which code knows where it is compiled.

#ifndef HIPPORT_CPU_KEYWORDS_H
#define HIPPORT_CPU_KEYWORDS_H

#include <stddef.h>
#include <stdint.h>

#include <type_traits>

#ifndef __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__ 1
#endif

#include "hipport_cpu/words.h"

// The headers that go with a port have other code for this engine than for a GPU; the parser reads the latter.
#ifndef HIPPORT_CPU_PARSED
#define HIPPORT_CPU_ENGINE 1
#endif

#define __grid_constant__
#define __forceinline__ inline __attribute__((always_inline))
#define __align__(bytes) __attribute__((aligned(bytes)))

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(name) name
#define HIPRT_CB

#if !defined(__clang__)
// GCC counts bytes where clang counts elements.
#define HIPPORT_CPU_VECTOR_TYPE(count, ...) __vector_size__((count) * sizeof(__VA_ARGS__))
#define __builtin_nontemporal_load(address) (*(address))
#define __builtin_nontemporal_store(value, address) (*(address) = (value))
#define __builtin_debugtrap() __builtin_trap()
#define __builtin_assume(condition) ((void)0)
// Traits of clang that GCC lacks, or does not take in signatures.
#define __is_integral(T) (std::is_integral<T>::value)
#define __is_enum(T) (std::is_enum<T>::value)
#else
#define HIPPORT_CPU_VECTOR_TYPE(count, ...) ext_vector_type(count)
#endif

#endif
