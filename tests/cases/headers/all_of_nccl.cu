// Every header of NCCL that a port has or drops.
#include <nccl.h>

__global__ void empty() {}
