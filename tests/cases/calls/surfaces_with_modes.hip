#include <hip/hip_runtime.h>
__global__ void write(hipSurfaceObject_t s, float v, int x, hipSurfaceBoundaryMode mode) {
    surf1Dwrite(v, s, x, hipBoundaryModeZero);
    surf1Dwrite(v, s, x, mode);
}
