#include <hip/hip_runtime.h>

// Surfaces need image instructions, which CDNA has none of.
#if !defined(__HIP_NO_IMAGE_SUPPORT) || !__HIP_NO_IMAGE_SUPPORT
__global__ void write(hipSurfaceObject_t s, float v, int x, int y, int z) {
    surf1Dwrite(v, s, x);
    surf1Dwrite(v, s, x);
    surf1DLayeredwrite(v, s, x, z);
    surf2Dwrite(v, s, x, y);
    surf2DLayeredwrite(v, s, x, y, z);
    surf3Dwrite(v, s, x, y, z);
    surfCubemapwrite(v, s, x, y, z);
}
#endif
