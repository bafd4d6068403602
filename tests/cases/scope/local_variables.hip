#include <hip/hip_runtime.h>

float blend(const float *texture, int n) {
    float surface = texture[0], umin = 0, umax = 1;
    for (int i = 0; i < n; ++i) surface = umin + texture[i] * (umax - umin);
    int cudaError = 0;
    if (cudaError) return surface;
    bool cudaEnabled = true, cuInit = false;
    return cudaEnabled && !cuInit ? surface : cudaError;
}
