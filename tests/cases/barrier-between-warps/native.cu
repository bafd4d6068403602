// flags: --warp native
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void by_wavefront(const int *x, int *y) {
    if (threadIdx.x / warpSize == 0) __syncthreads();
    else __syncthreads();
    if (threadIdx.x < 32) __syncthreads();
    else __syncthreads();
//~      ^~~~~~~~~~~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
}
