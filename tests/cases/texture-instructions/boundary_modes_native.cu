// flags: --textures native
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void write(cudaSurfaceObject_t to, float value) {
//> __global__ void write(hipSurfaceObject_t to, float value) {  // HP101@23
    surf2Dwrite(value, to, threadIdx.x * 4, threadIdx.y, cudaBoundaryModeClamp);
//~ ^~~~~~~~~~~ HP301 error:
//~   surf2Dwrite in HIP: HIP has no argument like its argument 5, which is not null here (HIP has no boundary mode here)
//~   remedy: change the arguments of the call to those of surf2Dwrite
//~ ^~~~~~~~~~~ HP513 warning: surf2Dwrite (2 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: convert with --textures buffer
//>     surf2Dwrite(value, to, threadIdx.x * 4, threadIdx.y, hipBoundaryModeClamp);  // HP101@58
    surf2Dwrite(value, to, threadIdx.x * 4, threadIdx.y, cudaBoundaryModeTrap);
//>     surf2Dwrite(value, to, threadIdx.x * 4, threadIdx.y);  // HP301@56
}
