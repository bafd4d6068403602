// A declaration cannot name a function of another namespace; the calls go to the port's function.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/integer.h"  // HP117@1
unsigned umax(const unsigned a, const unsigned b);
__device__ unsigned larger(unsigned a, unsigned b) { return umax(a, b); }
//> __device__ unsigned larger(unsigned a, unsigned b) { return hipport::umax(a, b); }  // HP101@61
