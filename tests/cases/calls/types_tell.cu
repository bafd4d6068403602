// What an argument is tells for which CUDA a call was written: a device before 13, a location from 13 on.
#include <cuda.h>
#include <cuda_runtime.h>
int somewhere();
void prefetch(void *p, size_t n, int device, cudaStream_t s, struct cudaMemLocation there) {
    cudaMemPrefetchAsync(p, n, device, s);
    cudaMemPrefetchAsync(p, n, cudaCpuDeviceId, s);
    cudaMemPrefetchAsync(p, n, 0, s);
    struct cudaMemLocation place = {cudaMemLocationTypeDevice, device};
    cudaMemPrefetchAsync(p, n, place, 0);
    cudaMemPrefetchAsync(p, n, there, 0);
    cudaMemPrefetchAsync(p, n, cudaMemLocation{cudaMemLocationTypeDevice, 0}, 0);
    cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, device);
    cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, place);
    cudaMemPrefetchAsync(p, n, somewhere(), s);
    cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, somewhere());
}
void advise(CUdeviceptr p, size_t n, CUdevice device, CUmemLocation place) {
    cuMemAdvise(p, n, CU_MEM_ADVISE_SET_READ_MOSTLY, device);
    cuMemAdvise(p, n, CU_MEM_ADVISE_SET_READ_MOSTLY, place);
    cuMemAdvise(p, n, CU_MEM_ADVISE_SET_READ_MOSTLY, CU_DEVICE_CPU);
}
void capture(cudaStream_t s, cudaGraphNode_t *nodes, size_t count, unsigned flags, const cudaGraphEdgeData *edges) {
    cudaStreamUpdateCaptureDependencies(s, nodes, count, flags);
    cudaStreamUpdateCaptureDependencies(s, nodes, nullptr, count);
}
