#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <glm/glm.hpp>

void upload(void *to, const glm::vec3 *v) { cudaMemcpy(to, v, sizeof(*v), cudaMemcpyHostToDevice); }
//> void upload(void *to, const glm::vec3 *v) { hipMemcpy(to, v, sizeof(*v), hipMemcpyHostToDevice); }  // HP101@45 HP101@75
