// Function objects and integer arithmetic of libcu++ in namespace cuda, which ROCm lacks. Comes with hipport, belongs to
// the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_CUDA_FUNCTIONAL_H
#define HIPPORT_CUDA_FUNCTIONAL_H

#include "cuda_std.h"

#if defined(__HIP_PLATFORM_AMD__)

namespace cuda {

template <class T = void>
struct maximum {
    __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return a < b ? b : a; }
};
template <>
struct maximum<void> {
    template <class T, class U>
    __host__ __device__ constexpr typename ::std::common_type<T, U>::type operator()(const T& a, const U& b) const {
        return a < b ? b : a;
    }
};
template <class T = void>
struct minimum {
    __host__ __device__ constexpr T operator()(const T& a, const T& b) const { return b < a ? b : a; }
};
template <>
struct minimum<void> {
    template <class T, class U>
    __host__ __device__ constexpr typename ::std::common_type<T, U>::type operator()(const T& a, const U& b) const {
        return b < a ? b : a;
    }
};

// A function object whose result has the type that is named.
template <class Result, class Function>
struct returns {
    Function function;
    template <class... Arguments>
    __host__ __device__ Result operator()(Arguments&&... arguments) const {
        return function(static_cast<Arguments&&>(arguments)...);
    }
};
template <class Result, class Function>
__host__ __device__ inline returns<Result, typename ::std::decay<Function>::type> proclaim_return_type(
    Function&& function) {
    return {static_cast<Function&&>(function)};
}

// Quotient of a number that is not negative and a positive one, rounded up; their multiples above and below.
template <class T, class U>
__host__ __device__ constexpr typename ::std::common_type<T, U>::type ceil_div(T a, U b) {
    return a / b + (a % b != 0);
}
template <class T, class U>
__host__ __device__ constexpr typename ::std::common_type<T, U>::type round_up(T a, U b) {
    return ::cuda::ceil_div(a, b) * b;
}
template <class T, class U>
__host__ __device__ constexpr typename ::std::common_type<T, U>::type round_down(T a, U b) {
    return a / b * b;
}

}  // namespace cuda

#endif

#endif
