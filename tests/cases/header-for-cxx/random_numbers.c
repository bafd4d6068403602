#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/c_half.h"  // HP124@1
#include <curand.h>
//> #include <hiprand/hiprand.h>  // HP110@11

int fill(curandGenerator_t generator, float *numbers, size_t count) {
//> int fill(hiprandGenerator_t generator, float *numbers, size_t count) {  // HP101@10
    return curandGenerateUniform(generator, numbers, count) == CURAND_STATUS_SUCCESS;
//>     return hiprandGenerateUniform(generator, numbers, count) == HIPRAND_STATUS_SUCCESS;  // HP101@12 HP101@64
}
