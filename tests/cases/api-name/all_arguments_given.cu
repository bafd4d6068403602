// HIP gives the last arguments no default values. A call that has them all is right as it is.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void launch(void *kernel, void **arguments) {
    cudaLaunchCooperativeKernel(kernel, dim3(1), dim3(64), arguments, 0, 0);
//>     hipLaunchCooperativeKernel(kernel, dim3(1), dim3(64), arguments, 0, 0);  // HP101@5
}
