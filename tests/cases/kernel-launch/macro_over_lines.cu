// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x, int n);

void launch(float *x, int n) {
    scale<<<
//>     hipLaunchKernelGGL(scale,  // HP201@5 HP201@10
        (n + 63) / 64,
//>         dim3((n + 63) / 64),  // HP201@9 HP201@22
        64
//>         dim3(64)  // HP201@9 HP201@11
    >>>(
//>     , 0, 0,  // HP201@5 HP201@8
        x,  // data
        n   // count
    );
    scale<<<1, 1>>>(
//>     hipLaunchKernelGGL(scale, dim3(1), dim3(1), 0, 0,  // HP201@5 HP201@10 HP201@13 HP201@14 HP201@16 HP201@17 HP201@17 HP201@20
        // nothing to say
        x, n);
    scale
//>     hipLaunchKernelGGL(scale  // HP201@5
        <<<1,
//>         , dim3(1),  // HP201@9 HP201@12 HP201@13
           1>>>
//>            dim3(1), 0, 0  // HP201@12 HP201@13 HP201@13
        (x, n);
//>         , x, n);  // HP201@9
}
