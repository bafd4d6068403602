#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

// Surfaces need image instructions, which CDNA has none of.
#if !defined(__HIP_NO_IMAGE_SUPPORT) || !__HIP_NO_IMAGE_SUPPORT
__global__ void write(cudaSurfaceObject_t s, float v, int x, int y, int z) {
//> __global__ void write(hipSurfaceObject_t s, float v, int x, int y, int z) {  // HP101@23
    surf1Dwrite(v, s, x);
//~ ^~~~~~~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     hipport::surf1Dwrite(v, s, x);  // HP101@5
    surf1Dwrite(v, s, x, cudaBoundaryModeTrap);
//>     hipport::surf1Dwrite(v, s, x, hipBoundaryModeTrap);  // HP101@5 HP101@26
    surf1DLayeredwrite(v, s, x, z, cudaBoundaryModeTrap);
//>     hipport::surf1DLayeredwrite(v, s, x, z, hipBoundaryModeTrap);  // HP101@5 HP101@36
    surf2Dwrite(v, s, x, y, cudaBoundaryModeTrap);
//>     hipport::surf2Dwrite(v, s, x, y, hipBoundaryModeTrap);  // HP101@5 HP101@29
    surf2DLayeredwrite(v, s, x, y, z, cudaBoundaryModeTrap);
//>     hipport::surf2DLayeredwrite(v, s, x, y, z, hipBoundaryModeTrap);  // HP101@5 HP101@39
    surf3Dwrite(v, s, x, y, z, cudaBoundaryModeTrap);
//>     hipport::surf3Dwrite(v, s, x, y, z, hipBoundaryModeTrap);  // HP101@5 HP101@32
    surfCubemapwrite(v, s, x, y, z, cudaBoundaryModeTrap);
//>     hipport::surfCubemapwrite(v, s, x, y, z, hipBoundaryModeTrap);  // HP101@5 HP101@37
}
#endif
