// Every header of NVRTC that a port has or drops.
#include <nvrtc.h>

__global__ void empty() {}
