// Every header of NCCL that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <nccl.h>
//> #include <rccl/rccl.h>  // HP110@11

__global__ void empty() {}
