#define CUB_NS_PREFIX namespace project {
#define CUB_NS_POSTFIX }
#define CUB_NS_QUALIFIER ::project::cub
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/block/block_load.cuh>
//> #include <hipcub/block/block_load.hpp>  // HP110@11
#include <cub/block/block_reduce.cuh>
//> #include <hipcub/block/block_reduce.hpp>  // HP110@11
//+ namespace project { namespace cub = ::hipcub; }  // HP131@1

using Reduce = project::cub::BlockReduce<float, 128>;
__device__ float sum(float x, ::project::cub::BlockReduce<float, 128>::TempStorage &s) { return Reduce(s).Sum(x); }
