// Every header of cuSOLVER that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11
#include <cusolverRf.h>
//-  // HP115@1
#include <cusolverSp.h>
//-  // HP115@1
#include <cusolver_common.h>
//-  // HP115@1

__global__ void empty() {}
