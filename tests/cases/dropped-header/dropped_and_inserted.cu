// The only header is one that HIP has no file for.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <device_launch_parameters.h>
//-  // HP111@1

__global__ void one(float *x) { *x = 1; }
