#pragma once
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace lab {
template <class T> class Pair;
namespace detail {
struct Event { int n; };
template <class T> __host__ __device__ T &first(Pair<T> &pair);
template <class T> __host__ __device__ Pair<T> make(Event &&event, T x);
template <class T> __device__ T last(Pair<T> &pair);
template <class T> T last(Pair<T> &pair, int n);
}
template <class T> class Pair {
    T x, y;
    template <class U> friend U &detail::first(Pair<U> &);
//>     template <class U> __host__ __device__ friend U &detail::first(Pair<U> &);  // HP231@24
    template <class U> friend Pair<U> detail::make(detail::Event &&, U);
//>     template <class U> __host__ __device__ friend Pair<U> detail::make(detail::Event &&, U);  // HP231@24
    template <class U> friend U detail::last(Pair<U> &);
    template <class U> friend int size(Pair<U> &);
};
namespace detail {
template <class T> __host__ __device__ T &first(Pair<T> &pair) { return pair.x; }
template <class T> __host__ __device__ Pair<T> make(Event &&event, T x) { Pair<T> pair; pair.x = x; return pair; }
}
}
