// How host code launches kernels. `k<<<grid, block>>>(x)` is compiled as `configure(grid, block), k(x)`, and the kernel
// itself as a stub, as HIP does it: it takes the configuration and its arguments, and queues its body on a stream.

#ifndef HIPPORT_CPU_LAUNCHING_H
#define HIPPORT_CPU_LAUNCHING_H

#include <memory>
#include <typeinfo>
#include <utility>

#include "hip/hip_runtime_api.h"
#include "hipport_cpu/device_variables.h"
#include "hipport_cpu/function_names.h"
#include "hipport_cpu/rows.h"

// What a stub declares around its body.
#define HIPPORT_CPU_NAMES                               \
    static const auto& hipport_cpu_function = __func__; \
    static const auto& hipport_cpu_pretty_function = __PRETTY_FUNCTION__;

// What this body, a lambda, begins with: compilers differ in where they want its attribute.
#ifdef __clang__
#define HIPPORT_CPU_BODY [=]() __attribute__((always_inline)) mutable
#else
#define HIPPORT_CPU_BODY [=]() mutable __attribute__((always_inline))
#endif

namespace hipport_cpu {

// What a stub that is called is asked for.
enum class Asked {
    launch,       // to queue its body with the arguments of this call
    with_values,  // to call itself with the arguments at `values`
    description,  // what it is, and nothing more
};

struct Parameter {
    size_t bytes, alignment;
};

// What a stub says of its kernel. Parameters end with one of no bytes.
struct Description {
    const char* name;   // with all types, as the compiler calls it
    unsigned int bounds;  // threads of a block at most, 0 without bounds
    const Parameter* parameters;
};

// What host code has said of the launch that comes next.
struct Configuration {
    dim3 grid, block;
    size_t shared_bytes;
    hipStream_t stream;
    Asked asked;
    const void* function;
    void** values;
    const void* caller;  // where the program goes on after the launch
};

}  // namespace hipport_cpu

#pragma GCC visibility push(default)
namespace hipport_cpu {

void configure(dim3 grid, dim3 block, size_t shared_bytes = 0, hipStream_t stream = nullptr);
// What the stub that has been called is asked for. Ends the program where it is called without a launch.
Configuration asked_of(const Description& kernel);
// Takes what the stub was asked for; `code` executes the body, whose type has this name.
void answer(KernelCode code, std::shared_ptr<void> closure, size_t bytes, const char* body);

}  // namespace hipport_cpu
#pragma GCC visibility pop

namespace hipport_cpu {

// A type without what only promises something to the compiler, which pointers to it cannot have.
template <class T>
struct Plain {
    using type = std::remove_reference_t<T>;
};
template <class T>
struct Plain<T* __restrict__> {
    using type = T*;
};
template <class T>
struct Plain<T* const __restrict__> {
    using type = T*;
};

template <class Signature>
struct Stub;

template <class... Parameters>
struct Stub<void(Parameters...)> {
    // Whether the stub is to queue its body; else what it was asked has been answered.
    static bool queues(const char* name, unsigned int bounds) {
        static constexpr Parameter parameters[] = {
            {sizeof(typename Plain<Parameters>::type), alignof(typename Plain<Parameters>::type)}..., {0, 1}};
        const Configuration asked = asked_of({name, bounds, parameters});
        if (asked.asked == Asked::with_values) call(asked.function, asked.values, std::index_sequence_for<Parameters...>{});
        return asked.asked == Asked::launch;
    }

  private:
    template <size_t... i>
    static void call(const void* function, void** values, std::index_sequence<i...>) {
        (void)values;
        reinterpret_cast<void (*)(Parameters...)>(const_cast<void*>(function))(
            *static_cast<typename Plain<Parameters>::type*>(values[i])...);
    }
};

template <class Body>
void queue(Body body) {
    const char* const name = typeid(Body).name();
    answer({execute_rows<Body>, plan<Body>()}, std::make_shared<Body>(std::move(body)), sizeof(Body), name);
}

}  // namespace hipport_cpu

#endif
