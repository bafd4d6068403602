// flags: --launch macro
// Launches by templates.
//+ #include <hip/hip_runtime.h>  // HP114@1
template <typename Kernel>
void twice(Kernel kernel, int *counts) {
    kernel<<<1, 32>>>(counts);
//>     hipLaunchKernelGGL(kernel, dim3(1), dim3(32), 0, 0, counts);  // HP201@5 HP201@11 HP201@14 HP201@15 HP201@17 HP201@19 HP201@19 HP201@22
    kernel<<<1, 32>>>(counts);
//>     hipLaunchKernelGGL(kernel, dim3(1), dim3(32), 0, 0, counts);  // HP201@5 HP201@11 HP201@14 HP201@15 HP201@17 HP201@19 HP201@19 HP201@22
}

#include <cuda_runtime.h>
//-  // HP115@1
__global__ void count(int *counts) { atomicAdd(counts, 1); }
void run(int *counts) { twice(count, counts); }
