#include <hip/hip_runtime.h>

__managed__ int shared_counter;

void use(void *p, size_t n, hipStream_t s) {
    void *q;
    size_t pitch, free, total;
    hipMallocManaged(&q, n, hipMemAttachGlobal);
    hipMallocPitch(&q, &pitch, n, 2);
    hipMemcpy2DAsync(q, pitch, p, n, n, 2, hipMemcpyDeviceToDevice, s);
    hipMemsetAsync(q, 0, n, s);
    hipMemGetInfo(&free, &total);
    hipHostRegister(p, n, hipHostRegisterDefault);
    hipHostGetDevicePointer(reinterpret_cast<void**>(&q), p, 0);
    hipHostUnregister(p);
    hipMallocFromPoolAsync(&q, n, hipMemPool_t{}, s);
    hipDeviceEnablePeerAccess(1, 0);
    hipIpcMemHandle_t handle;
    hipIpcGetMemHandle(&handle, q);
    hipOccupancyMaxActiveBlocksPerMultiprocessor((int *)p, use, 64, 0);
}
