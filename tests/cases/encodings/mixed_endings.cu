#include <cuda_runtime.h>
#include <cuda.h>
cudaStream_t a;
#include <device_launch_parameters.h>
cudaEvent_t b; // cudaFree

cudaError_t c;