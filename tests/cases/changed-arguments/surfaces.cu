#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Surfaces need image instructions, which CDNA has none of.
#if !defined(__HIP_NO_IMAGE_SUPPORT) || !__HIP_NO_IMAGE_SUPPORT
__global__ void write(cudaSurfaceObject_t s, float v, int x, int y, int z) {
//> __global__ void write(hipSurfaceObject_t s, float v, int x, int y, int z) {  // HP101@23
    surf1Dwrite(v, s, x);
//~ ^~~~~~~~~~~ HP513 warning: surf1Dwrite (2 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
    surf1Dwrite(v, s, x, cudaBoundaryModeTrap);
//>     surf1Dwrite(v, s, x);  // HP301@24
    surf1DLayeredwrite(v, s, x, z, cudaBoundaryModeTrap);
//~ ^~~~~~~~~~~~~~~~~~ HP513 warning:
//~   surf1DLayeredwrite (1 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
//>     surf1DLayeredwrite(v, s, x, z);  // HP301@34
    surf2Dwrite(v, s, x, y, cudaBoundaryModeTrap);
//~ ^~~~~~~~~~~ HP513 warning: surf2Dwrite (1 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
//>     surf2Dwrite(v, s, x, y);  // HP301@27
    surf2DLayeredwrite(v, s, x, y, z, cudaBoundaryModeTrap);
//~ ^~~~~~~~~~~~~~~~~~ HP513 warning:
//~   surf2DLayeredwrite (1 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
//>     surf2DLayeredwrite(v, s, x, y, z);  // HP301@37
    surf3Dwrite(v, s, x, y, z, cudaBoundaryModeTrap);
//~ ^~~~~~~~~~~ HP513 warning: surf3Dwrite (1 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
//>     surf3Dwrite(v, s, x, y, z);  // HP301@30
    surfCubemapwrite(v, s, x, y, z, cudaBoundaryModeTrap);
//~ ^~~~~~~~~~~~~~~~ HP513 warning:
//~   surfCubemapwrite (1 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
//>     surfCubemapwrite(v, s, x, y, z);  // HP301@35
}
#endif
