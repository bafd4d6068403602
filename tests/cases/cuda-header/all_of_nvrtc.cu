// Every header of NVRTC that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

__global__ void empty() {}
