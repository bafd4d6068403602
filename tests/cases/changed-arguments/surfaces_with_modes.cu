//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void write(cudaSurfaceObject_t s, float v, int x, cudaSurfaceBoundaryMode mode) {
//> __global__ void write(hipSurfaceObject_t s, float v, int x, hipSurfaceBoundaryMode mode) {  // HP101@23 HP101@62
    surf1Dwrite(v, s, x, cudaBoundaryModeZero);
//~ ^~~~~~~~~~~ HP301 error:
//~   surf1Dwrite in HIP: HIP has no argument like its argument 4, which is not null here (HIP has no boundary mode here)
//~   remedy: change the arguments of the call to those of surf1Dwrite
//~ ^~~~~~~~~~~ HP513 warning: surf1Dwrite (2 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
//>     surf1Dwrite(v, s, x, hipBoundaryModeZero);  // HP101@26
    surf1Dwrite(v, s, x, mode);
//~ ^~~~~~~~~~~ HP301 error:
//~   surf1Dwrite in HIP: HIP has no argument like its argument 4, which is not null here (HIP has no boundary mode here)
//~   remedy: change the arguments of the call to those of surf1Dwrite
}
