// flags: --launch macro
// What stands between the arguments of the preprocessor's lines cannot become arguments of a macro.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x, int n);

void launch(float *x, int n, cudaStream_t stream) {
//> void launch(float *x, int n, hipStream_t stream) {  // HP101@30
    scale<<<1, 2
//~      ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is an argument of a macro
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
#ifdef STREAM
        , 0, stream
#endif
        >>>(x, n);
    scale<<<1, 2>>>(x,
//>     hipLaunchKernelGGL(scale, dim3(1), dim3(2), 0, 0, x,  // HP201@5 HP201@10 HP201@13 HP201@14 HP201@16 HP201@17 HP201@17 HP201@20
#ifdef TWICE
        2 *
#endif
        n);
}
