#include <hip/hip_runtime.h>

void driver(hipCtx_t *context, hipDevice_t device, hipFunction_t f, hipMemcpyAttributes *attributes, hipDeviceptr_t *to,
            hipDeviceptr_t *from, size_t *sizes, size_t *indices, hipStream_t s, hipMemcpy3DBatchOp *operations) {
    int grid, block;
    hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, f, 0, 1024);
    hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grid, &block, f, 4096, 0, 0);
    hipCtxCreate(context, 0, device);
    hipCtxCreate(context, 0, device);
    hipCtxCreate(context, hipDeviceScheduleAuto, device);
    hipCtxCreate(context, 0, device);
    hipCtxGetDevice(&device);
    hipCtxSynchronize();
    hipMemcpyBatchAsync(to, from, sizes, 1, attributes, indices, 1, nullptr, s);
    hipMemcpyBatchAsync(to, from, sizes, 1, attributes, indices, 1, nullptr, s);
    hipMemcpy3DBatchAsync(1, operations, nullptr, 0, s);
    hipMemcpy3DBatchAsync(1, operations, nullptr, 0, s);
}
