//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cub.h"  // HP117@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <cub/util_allocator.cuh>
//> #include <hipcub/util_allocator.hpp>  // HP110@11
#include <cub/util_debug.cuh>
//> #include <hipcub/config.hpp>  // HP110@11
#include <cub/util_math.cuh>
//-  // HP115@1
#include <cub/util_arch.cuh>
//-  // HP115@1
#include <cub/util_compiler.cuh>
//-  // HP115@1
#include <cub/util_cpp_dialect.cuh>
//-  // HP115@1
#include <cub/util_namespace.cuh>
//-  // HP115@1
#include <cub/version.cuh>
//> #include <hipcub/hipcub_version.hpp>  // HP110@11

cub::CachingDeviceAllocator allocator(true);
//> hipcub::CachingDeviceAllocator allocator(true);  // HP120@1

bool scan(const int *in, int *out, int n) {
    void *temporary = nullptr;
    size_t bytes = 0;
    CubDebugExit(cub::DeviceScan::ExclusiveSum(temporary, bytes, in, out, n));
//>     HIPPORT_CUB_DEBUG_EXIT(hipcub::DeviceScan::ExclusiveSum(temporary, bytes, in, out, n));  // HP101@5 HP120@18
    CubDebugExit(allocator.DeviceAllocate(&temporary, CUB_ROUND_UP_NEAREST(bytes, 256)));
//>     HIPPORT_CUB_DEBUG_EXIT(allocator.DeviceAllocate(&temporary, HIPCUB_ROUND_UP_NEAREST(bytes, 256)));  // HP101@5 HP101@55
    if (CubDebug(cub::DeviceScan::ExclusiveSum(temporary, bytes, in, out, n)) != cudaSuccess) return false;
//>     if (HipcubDebug(hipcub::DeviceScan::ExclusiveSum(temporary, bytes, in, out, n)) != hipSuccess) return false;  // HP101@9 HP120@18 HP101@82
    return allocator.DeviceFree(temporary) == cudaSuccess && CUB_MAX(n, 0) == CUB_QUOTIENT_CEILING(n, 1);
//>     return allocator.DeviceFree(temporary) == hipSuccess && HIPCUB_MAX(n, 0) == HIPCUB_QUOTIENT_CEILING(n, 1);  // HP101@47 HP101@62 HP101@79
}

__global__ void blocks_of_32(const int *in, int *out) {
    using Block = cub::BlockReduce<int, 32>;
//>     using Block = hipcub::BlockReduce<int, 32>;  // HP120@19
    using Warp = cub::WarpReduce<int, 32>;
//>     using Warp = hipcub::WarpReduce<int, 32>;  // HP120@18
    using Scan = cub::WarpScan<int>;
//~              ^~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpScan works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     using Scan = hipcub::WarpScan<int, 32>;  // HP120@18 HP408@35
    __shared__ typename Block::TempStorage block;
    __shared__ typename Warp::TempStorage warp;
    __shared__ typename Scan::TempStorage scan;
    out[0] = Block(block).Reduce(in[threadIdx.x], cub::Max());
//>     out[0] = Block(block).Reduce(in[threadIdx.x], hipcub::Max());  // HP120@51
    out[1] = Block(block).Reduce(in[threadIdx.x], cub::Sum());
//>     out[1] = Block(block).Reduce(in[threadIdx.x], hipcub::Sum());  // HP120@51
    out[2] = Warp(warp).Reduce(in[threadIdx.x], cub::Min());
//>     out[2] = Warp(warp).Reduce(in[threadIdx.x], hipcub::Min());  // HP120@49
    Scan(scan).InclusiveSum(in[threadIdx.x], out[threadIdx.x]);
}
