#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

surface<void, 2> image;
//~~~~~ HP513 error: HIP has no surface references
//~   remedy: give the kernels a surface object, which cudaCreateSurfaceObject makes of the array
typedef surface<void, cudaSurfaceType3D> Volume;
//~     ^~~~~~~ HP513 error: HIP has no surface references
//~   remedy: give the kernels a surface object, which cudaCreateSurfaceObject makes of the array
//~                   ^~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaSurfaceType3D has no counterpart in HIP: this texture or surface feature is not in HIP
//~   remedy: replace cudaSurfaceType3D or leave it out on AMD GPUs

__global__ void fill(int width) { surf2Dwrite(1.0f, image, threadIdx.x * 4, blockIdx.x); }
//~                               ^~~~~~~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//> __global__ void fill(int width) { hipport::surf2Dwrite(1.0f, image, threadIdx.x * 4, blockIdx.x); }  // HP101@35
void bind(cudaArray *array) { cudaBindSurfaceToArray(image, array); }
//~                           ^~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaBindSurfaceToArray has no counterpart in HIP: texture and surface references are gone from CUDA 12; use texture objects
//~   remedy: replace cudaBindSurfaceToArray or leave it out on AMD GPUs
//> void bind(hipArray *array) { cudaBindSurfaceToArray(image, array); }  // HP101@11
