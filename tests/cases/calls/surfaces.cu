#include <cuda_runtime.h>

// Surfaces need image instructions, which CDNA has none of.
#if !defined(__HIP_NO_IMAGE_SUPPORT) || !__HIP_NO_IMAGE_SUPPORT
__global__ void write(cudaSurfaceObject_t s, float v, int x, int y, int z) {
    surf1Dwrite(v, s, x);
    surf1Dwrite(v, s, x, cudaBoundaryModeTrap);
    surf1DLayeredwrite(v, s, x, z, cudaBoundaryModeTrap);
    surf2Dwrite(v, s, x, y, cudaBoundaryModeTrap);
    surf2DLayeredwrite(v, s, x, y, z, cudaBoundaryModeTrap);
    surf3Dwrite(v, s, x, y, z, cudaBoundaryModeTrap);
    surfCubemapwrite(v, s, x, y, z, cudaBoundaryModeTrap);
}
#endif
