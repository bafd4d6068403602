#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <device_launch_parameters.h>
//-  // HP111@1
