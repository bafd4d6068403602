// What an argument is tells for which CUDA a call was written: a device before 13, a location from 13 on.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
int somewhere();
void prefetch(void *p, size_t n, int device, cudaStream_t s, struct cudaMemLocation there) {
//> void prefetch(void *p, size_t n, int device, hipStream_t s, struct hipMemLocation there) {  // HP101@46 HP101@69
    cudaMemPrefetchAsync(p, n, device, s);
//>     hipMemPrefetchAsync(p, n, device, s);  // HP101@5
    cudaMemPrefetchAsync(p, n, cudaCpuDeviceId, s);
//>     hipMemPrefetchAsync(p, n, hipCpuDeviceId, s);  // HP101@5 HP101@32
    cudaMemPrefetchAsync(p, n, 0, s);
//>     hipMemPrefetchAsync(p, n, 0, s);  // HP101@5
    struct cudaMemLocation place = {cudaMemLocationTypeDevice, device};
//>     struct hipMemLocation place = {hipMemLocationTypeDevice, device};  // HP101@12 HP101@37
    cudaMemPrefetchAsync(p, n, place, 0);
//>     hipMemPrefetchAsync_v2(p, n, place, 0);  // HP101@5
    cudaMemPrefetchAsync(p, n, there, 0);
//>     hipMemPrefetchAsync_v2(p, n, there, 0);  // HP101@5
    cudaMemPrefetchAsync(p, n, cudaMemLocation{cudaMemLocationTypeDevice, 0}, 0);
//>     hipMemPrefetchAsync_v2(p, n, hipMemLocation{hipMemLocationTypeDevice, 0}, 0);  // HP101@5 HP101@32 HP101@48
    cudaMemPrefetchAsync(p, n, {cudaMemLocationTypeDevice, device}, 0);
//>     hipMemPrefetchAsync_v2(p, n, {hipMemLocationTypeDevice, device}, 0);  // HP101@5 HP101@33
    cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, {cudaMemLocationTypeHost, 0});
//>     hipMemAdvise_v2(p, n, hipMemAdviseSetReadMostly, {hipMemLocationTypeHost, 0});  // HP101@5 HP101@25 HP101@54
    cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, device);
//>     hipMemAdvise(p, n, hipMemAdviseSetReadMostly, device);  // HP101@5 HP101@25
    cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, place);
//>     hipMemAdvise_v2(p, n, hipMemAdviseSetReadMostly, place);  // HP101@5 HP101@25
    cudaMemPrefetchAsync(p, n, somewhere(), s);
//>     hipMemPrefetchAsync(p, n, somewhere(), s);  // HP101@5
    cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, somewhere());
//>     hipMemAdvise(p, n, hipMemAdviseSetReadMostly, somewhere());  // HP101@5 HP101@25
}
void advise(CUdeviceptr p, size_t n, CUdevice device, CUmemLocation place) {
//> void advise(hipDeviceptr_t p, size_t n, hipDevice_t device, hipMemLocation place) {  // HP101@13 HP101@38 HP101@55
    cuMemAdvise(p, n, CU_MEM_ADVISE_SET_READ_MOSTLY, device);
//>     hipMemAdvise(p, n, hipMemAdviseSetReadMostly, device);  // HP101@5 HP101@23
    cuMemAdvise(p, n, CU_MEM_ADVISE_SET_READ_MOSTLY, place);
//>     hipMemAdvise_v2(p, n, hipMemAdviseSetReadMostly, place);  // HP101@5 HP101@23
    cuMemAdvise(p, n, CU_MEM_ADVISE_SET_READ_MOSTLY, CU_DEVICE_CPU);
//>     hipMemAdvise(p, n, hipMemAdviseSetReadMostly, hipCpuDeviceId);  // HP101@5 HP101@23 HP101@54
}
void capture(cudaStream_t s, cudaGraphNode_t *nodes, size_t count, unsigned flags, const cudaGraphEdgeData *edges) {
//> void capture(hipStream_t s, hipGraphNode_t *nodes, size_t count, unsigned flags, const hipGraphEdgeData *edges) {  // HP101@14 HP101@30 HP101@90
    cudaStreamUpdateCaptureDependencies(s, nodes, count, flags);
//>     hipStreamUpdateCaptureDependencies(s, nodes, count, flags);  // HP101@5
    cudaStreamUpdateCaptureDependencies(s, nodes, nullptr, count);
//>     hipStreamUpdateCaptureDependencies(s, nodes, count);  // HP101@5 HP301@49
}
