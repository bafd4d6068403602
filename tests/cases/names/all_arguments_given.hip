// HIP gives the last arguments no default values. A call that has them all is right as it is.
#include <hip/hip_runtime.h>

void launch(void *kernel, void **arguments) {
    hipLaunchCooperativeKernel(kernel, dim3(1), dim3(64), arguments, 0, 0);
}
