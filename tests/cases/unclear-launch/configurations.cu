// Macros that are a whole configuration, and one that is a part of it.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define ARGUMENTS(grid, block) <<< grid, block >>>
#define ONE <<<1, 1>>>
#define BEGIN <<<1
//~           ^~~ HP202 info '':
//~   this launch was left unchanged: it cannot be read with certainty, or is an argument of a macro
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
#define END , 32>>>
__global__ void k(float *x) { x[0] = 1; }
void run(float *x) {
    k ARGUMENTS(dim3(1), dim3(64)) (x);
    k ONE(x);
    k BEGIN END (x);
}
