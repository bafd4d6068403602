#define CUB_NS_PREFIX namespace project {
#define CUB_NS_POSTFIX }
#define CUB_NS_QUALIFIER ::project::cub
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/block/block_reduce.cuh>
//> #include <hipcub/block/block_reduce.hpp>  // HP110@11

namespace project {
__device__ float sum(float x, cub::BlockReduce<float, 128>::TempStorage &s) {
//> __device__ float sum(float x, hipcub::BlockReduce<float, 128>::TempStorage &s) {  // HP120@31
    return cub::BlockReduce<float, 128>(s).Sum(x);
//>     return hipcub::BlockReduce<float, 128>(s).Sum(x);  // HP120@12
}
}
