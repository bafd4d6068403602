#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

float blend(const float *texture, int n) {
    float surface = texture[0], umin = 0, umax = 1;
    for (int i = 0; i < n; ++i) surface = umin + texture[i] * (umax - umin);
    int cudaError = 0;
//~   kept cudaError (declared by the project) x3
    if (cudaError) return surface;
    bool cudaEnabled = true, cuInit = false;
//~   kept cuInit (declared by the project) x2
//~   kept cudaEnabled (defined by the project) x2
    return cudaEnabled && !cuInit ? surface : cudaError;
}
