//+ #include <hip/hip_runtime.h>  // HP114@1
#define ON_CHIP __shared__

__global__ void sum(float *x) {
    ON_CHIP float part[64];
    int t = threadIdx.x;
    part[t] = x[t];
    __syncthreads();
    if (t < 32) {
        part[t] += part[t + 16];
//~     ^~~~ HP419 warning:
//~   other lanes read part in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare part volatile, or write __syncwarp() between the steps
        part[t] += part[t + 8];
    }
    if (t == 0) x[0] = part[0];
}
