// CUDA has C++ overloads under one name; HIP has the one with flags under another name.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void events(cudaEvent_t *event) {
//> void events(hipEvent_t *event) {  // HP101@13
    cudaEventCreate(event);
//>     hipEventCreate(event);  // HP101@5
    cudaEventCreate(event, cudaEventDisableTiming);
//>     hipEventCreateWithFlags(event, hipEventDisableTiming);  // HP101@5 HP101@28
}
