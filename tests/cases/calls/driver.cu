#include <cuda.h>

void driver(CUcontext *context, CUdevice device, CUfunction f, CUmemcpyAttributes *attributes, CUdeviceptr *to,
            CUdeviceptr *from, size_t *sizes, size_t *indices, CUstream s, CUDA_MEMCPY3D_BATCH_OP *operations) {
    int grid, block;
    cuOccupancyMaxPotentialBlockSize(&grid, &block, f, nullptr, 0, 1024);
    cuOccupancyMaxPotentialBlockSizeWithFlags(&grid, &block, f, 0, 4096, 0, 0);
    cuCtxCreate(context, 0, device);
    cuCtxCreate(context, nullptr, 0, device);
    cuCtxCreate_v3(context, NULL, 0, CU_CTX_SCHED_AUTO, device);
    cuCtxCreate_v4(context, nullptr, 0, device);
    cuCtxGetDevice_v2(&device, nullptr);
    cuCtxSynchronize_v2(NULL);
    cuMemcpyBatchAsync(to, from, sizes, 1, attributes, indices, 1, s);
    cuMemcpyBatchAsync_v2(to, from, sizes, 1, attributes, indices, 1, s);
    cuMemcpy3DBatchAsync(1, operations, 0, s);
    cuMemcpy3DBatchAsync_v2(1, operations, 0, s);
}
