// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x, int n);

void launch(float *x, int n, cudaStream_t s) {
//> void launch(float *x, int n, hipStream_t s) {  // HP101@30
    scale<<<n /* blocks */, 64 /* threads */, 0 /* bytes */, s>>>(x, n);
//>     hipLaunchKernelGGL(scale, dim3(n) /* blocks */, dim3(64) /* threads */, 0 /* bytes */, s, x, n);  // HP201@5 HP201@10 HP201@13 HP201@14 HP201@29 HP201@31 HP201@63 HP201@66
    scale  // the kernel
//>     hipLaunchKernelGGL(scale  // the kernel  // HP201@5
        <<<
//>         ,  // HP201@9
            (n + 63) / 64,  // blocks
//>             dim3((n + 63) / 64), // blocks  // HP201@13 HP201@26 HP201@26
            64              /* threads */
//>             dim3(64)              /* threads */  // HP201@13 HP201@15
        >>> /* and now */ (x, n);
//>         , 0, 0 /* and now */, x, n);  // HP201@9 HP201@26
}
