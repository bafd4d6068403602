// The words that mark functions and variables for the device, and the macros by which code knows its compiler.

#ifndef HIPPORT_CPU_WORDS_H
#define HIPPORT_CPU_WORDS_H

#ifndef HIPPORT_CPU_HOST_ONLY  // a source that hipcc does not compile
#define __HIP__ 1
#define __HIPCC__ 1
#define __HIP_DEVICE_COMPILE__ 1
#endif

#define __host__
#define __device__
#ifdef HIPPORT_CPU_PROGRAM
// A kernel is a stub for the host, whose body is a function of its own.
#define __global__
#else
// Inlined into the loop over the threads of a row, which can then be vectorized.
#define __global__ __attribute__((always_inline))
#endif
#define __constant__
#define __managed__
#define HIPPORT_CPU_TEXTURE_TYPE
// One copy for each operating system thread, which executes one block at a time.
#define __shared__ static thread_local
#define __launch_bounds__(...)
#define HIPPORT_CPU_LAUNCH_BOUNDS(...) \
    static constexpr unsigned int hipport_cpu_launch_bounds __attribute__((used)) = (__VA_ARGS__);

// Dynamic shared memory is one block under all the names that kernels give it. Where a source has none, no memory is
// set aside for it. In a function a name is a reference to it, as an array of any type; at namespace scope it is a
// declaration with the block's symbol, which compilers forget in templates.
extern "C" {
extern __attribute__((visibility("hidden"), aligned(128))) __thread char hipport_cpu_dynamic_shared[];
}
namespace hipport_cpu {
struct DynamicShared {
    template <class T>
    __attribute__((always_inline)) operator T&() const {
        return reinterpret_cast<T&>(hipport_cpu_dynamic_shared);
    }
};
constexpr DynamicShared dynamic_shared{};
}  // namespace hipport_cpu
#define HIPPORT_CPU_DYNAMIC_SHARED_SYMBOL __asm__("hipport_cpu_dynamic_shared") __attribute__((visibility("hidden")))
#define HIP_DYNAMIC_SHARED(type, name) type(&name)[] = hipport_cpu::dynamic_shared;
#define HIPPORT_CPU_HIP_DYNAMIC_SHARED_OUTSIDE(type, name) extern __thread type name[] HIPPORT_CPU_DYNAMIC_SHARED_SYMBOL;
#define HIP_DYNAMIC_SHARED_ATTRIBUTE

#endif
