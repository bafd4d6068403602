#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void driver(CUcontext *context, CUdevice device, CUfunction f, CUmemcpyAttributes *attributes, CUdeviceptr *to,
//> void driver(hipCtx_t *context, hipDevice_t device, hipFunction_t f, hipMemcpyAttributes *attributes, hipDeviceptr_t *to,  // HP101@13 HP101@33 HP101@50 HP101@64 HP101@96
            CUdeviceptr *from, size_t *sizes, size_t *indices, CUstream s, CUDA_MEMCPY3D_BATCH_OP *operations) {
//>             hipDeviceptr_t *from, size_t *sizes, size_t *indices, hipStream_t s, hipMemcpy3DBatchOp *operations) {  // HP101@13 HP101@64 HP101@76
    int grid, block;
    cuOccupancyMaxPotentialBlockSize(&grid, &block, f, nullptr, 0, 1024);
//>     hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, f, 0, 1024);  // HP101@5 HP301@54
    cuOccupancyMaxPotentialBlockSizeWithFlags(&grid, &block, f, 0, 4096, 0, 0);
//>     hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grid, &block, f, 4096, 0, 0);  // HP101@5 HP301@63
    cuCtxCreate(context, 0, device);
//>     hipCtxCreate(context, 0, device);  // HP101@5
    cuCtxCreate(context, nullptr, 0, device);
//>     hipCtxCreate(context, 0, device);  // HP101@5 HP301@24
    cuCtxCreate_v3(context, NULL, 0, CU_CTX_SCHED_AUTO, device);
//>     hipCtxCreate(context, hipDeviceScheduleAuto, device);  // HP101@5 HP301@27 HP301@33 HP101@38
    cuCtxCreate_v4(context, nullptr, 0, device);
//>     hipCtxCreate(context, 0, device);  // HP101@5 HP301@27
    cuCtxGetDevice_v2(&device, nullptr);
//>     hipCtxGetDevice(&device);  // HP101@5 HP301@30
    cuCtxSynchronize_v2(NULL);
//>     hipDeviceSynchronize();  // HP101@5 HP301@25
    cuMemcpyBatchAsync(to, from, sizes, 1, attributes, indices, 1, s);
//>     hipMemcpyBatchAsync(to, from, sizes, 1, attributes, indices, 1, nullptr, s);  // HP101@5 HP301@66
    cuMemcpyBatchAsync_v2(to, from, sizes, 1, attributes, indices, 1, s);
//>     hipMemcpyBatchAsync(to, from, sizes, 1, attributes, indices, 1, nullptr, s);  // HP101@5 HP301@69
    cuMemcpy3DBatchAsync(1, operations, 0, s);
//>     hipMemcpy3DBatchAsync(1, operations, nullptr, 0, s);  // HP101@5 HP301@39
    cuMemcpy3DBatchAsync_v2(1, operations, 0, s);
//>     hipMemcpy3DBatchAsync(1, operations, nullptr, 0, s);  // HP101@5 HP301@42
}
