//+ #include "hipport/glm.h"  // HP137@1
#include "scene.h"
#include <glm/glm.hpp>
#include <glm/gtc/type_ptr.hpp>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(glm::vec3 *v, float s) { v[threadIdx.x] *= s; }
