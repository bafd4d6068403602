//+ #include <hip/hip_runtime.h>  // HP114@1
#include <thrust/functional.h>
#include <thrust/transform.h>
#include <cub/grid/grid_barrier.cuh>
//> #include <hipcub/grid/grid_barrier.hpp>  // HP110@11
using thrust::placeholders::_1;
__global__ void k(cub::GridBarrier b) { b.Sync(); }
//> __global__ void k(hipcub::GridBarrier b) { b.Sync(); }  // HP120@19
cub::GridBarrierLifetime g;
//> hipcub::GridBarrierLifetime g;  // HP120@1
void f(int *p) { thrust::transform(p, p + 3, p, _1 + 1); }
