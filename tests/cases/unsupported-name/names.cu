// HIP has nothing for these: they stay, each with its reason.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void f(int *x) {
    __prof_trigger(1);
//~ ^~~~~~~~~~~~~~ HP501 error: __prof_trigger has no counterpart in HIP: NVIDIA's profiler counters
//~   remedy: replace __prof_trigger or leave it out on AMD GPUs
    __pm0();
//~ ^~~~~ HP501 error: __pm0 has no counterpart in HIP: NVIDIA's profiler counters
//~   remedy: replace __pm0 or leave it out on AMD GPUs
    x[0] = __isConstant(x);
//~        ^~~~~~~~~~~~ HP501 error:
//~   __isConstant has no counterpart in HIP: HIP has no such memory apart from global memory, or cannot ask for it: generic pointers work everywhere
//~   remedy: replace __isConstant or leave it out on AMD GPUs
}
cudaGraphConditionalHandle handle;
//~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
int sleep = __prof_trigger_of_mine(3), umin_ = 2;
