// Every header of WMMA that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <crt/mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11
#include <crt/mma.hpp>
//-  // HP111@1
#include <mma.h>
//-  // HP115@1

__global__ void empty() {}
