// Every header of the runtime and the driver API that a port has or drops.
#include <hip/hip_runtime.h>
#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <stdint.h>
#include <hip/library_types.h>
#include <hip/hip_math_constants.h>
#include <hip/hip_vector_types.h>
#include <hip/hip_cooperative_groups.h>

__global__ void empty() {}
