//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
template <class First, class Second> struct Policy {
  static constexpr int THREADS = 128;
};
template <class T>
__global__ void __launch_bounds__(Policy<cub::Sum, T>::THREADS) one(T *x) {}
//> __global__ void __launch_bounds__((Policy<hipcub::Sum, T>::THREADS)) one(T *x) {}  // HP210@35 HP120@42 HP210@63
template <class T>
__global__ void __launch_bounds__(cub::Log2<64, 64>::VALUE, 1) other(T *x) {}
//> __global__ void __launch_bounds__((hipcub::Log2<64, 64>::VALUE), 1) other(T *x) {}  // HP210@35 HP120@35 HP210@59
