// Every header of Thrust's TBB backend that a port has or drops; for a machine that has TBB.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <thrust/system/tbb/execution_policy.h>
#include <thrust/system/tbb/memory.h>
#include <thrust/system/tbb/memory_resource.h>
#include <thrust/system/tbb/pointer.h>
#include <thrust/system/tbb/vector.h>

__global__ void empty() {}
