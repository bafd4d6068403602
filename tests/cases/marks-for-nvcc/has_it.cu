#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include "../../hipport/glm.h"
#include <glm/glm.hpp>

__global__ void scale(glm::vec3 *v, float s) { v[threadIdx.x] *= s; }
