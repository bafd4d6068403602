// CUDA has C++ overloads under one name; HIP has the one with flags under another name.
#include <cuda_runtime.h>

void events(cudaEvent_t *event) {
    cudaEventCreate(event);
    cudaEventCreate(event, cudaEventDisableTiming);
}
