// Every header of cuSPARSE that a port has or drops.
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>
#include <hipsparselt/hipsparselt.h>

__global__ void empty() {}
