// Every header of cuSOLVER that a port has or drops.
#include <cusolverDn.h>
#include <cusolverRf.h>
#include <cusolverSp.h>
#include <cusolver_common.h>

__global__ void empty() {}
