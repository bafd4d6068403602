//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/texture.h"  // HP117@1
__global__ void write(cudaSurfaceObject_t s, float v, int x, cudaSurfaceBoundaryMode mode) {
//> __global__ void write(hipSurfaceObject_t s, float v, int x, hipSurfaceBoundaryMode mode) {  // HP101@23 HP101@62
    surf1Dwrite(v, s, x, cudaBoundaryModeZero);
//~ ^~~~~~~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     hipport::surf1Dwrite(v, s, x, hipBoundaryModeZero);  // HP101@5 HP101@26
    surf1Dwrite(v, s, x, mode);
//>     hipport::surf1Dwrite(v, s, x, mode);  // HP101@5
}
