#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__managed__ int shared_counter;
//~~~~~~~~~ HP707 info: __managed__: pages move to the GPU only with HSA_XNACK=1, and never on gfx1100 and gfx1201
//~   remedy: run with HSA_XNACK=1 on GPUs that support it, or copy explicitly where this is slow

void use(void *p, size_t n, cudaStream_t s) {
//> void use(void *p, size_t n, hipStream_t s) {  // HP101@29
    void *q;
    size_t pitch, free, total;
    cudaMallocManaged(&q, n, cudaMemAttachGlobal);
//>     hipMallocManaged(&q, n, hipMemAttachGlobal);  // HP101@5 HP101@30
    cudaMallocPitch(&q, &pitch, n, 2);
//>     hipMallocPitch(&q, &pitch, n, 2);  // HP101@5
    cudaMemcpy2DAsync(q, pitch, p, n, n, 2, cudaMemcpyDeviceToDevice, s);
//>     hipMemcpy2DAsync(q, pitch, p, n, n, 2, hipMemcpyDeviceToDevice, s);  // HP101@5 HP101@45
    cudaMemsetAsync(q, 0, n, s);
//>     hipMemsetAsync(q, 0, n, s);  // HP101@5
    cudaMemGetInfo(&free, &total);
//>     hipMemGetInfo(&free, &total);  // HP101@5
    cudaHostRegister(p, n, cudaHostRegisterDefault);
//>     hipHostRegister(p, n, hipHostRegisterDefault);  // HP101@5 HP101@28
    cudaHostGetDevicePointer(&q, p, 0);
//>     hipHostGetDevicePointer((void**)(&q), p, 0);  // HP101@5 HP301@30 HP301@32
    cudaHostUnregister(p);
//>     hipHostUnregister(p);  // HP101@5
    cudaMallocFromPoolAsync(&q, n, cudaMemPool_t{}, s);
//>     hipMallocFromPoolAsync(&q, n, hipMemPool_t{}, s);  // HP101@5 HP101@36
    cudaDeviceEnablePeerAccess(1, 0);
//>     hipDeviceEnablePeerAccess(1, 0);  // HP101@5
    cudaIpcMemHandle_t handle;
//>     hipIpcMemHandle_t handle;  // HP101@5
    cudaIpcGetMemHandle(&handle, q);
//>     hipIpcGetMemHandle(&handle, q);  // HP101@5
    cudaOccupancyMaxActiveBlocksPerMultiprocessor((int *)p, use, 64, 0);
//>     hipOccupancyMaxActiveBlocksPerMultiprocessor((int *)p, use, 64, 0);  // HP101@5
}
