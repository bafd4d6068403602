// The project's overloads of CUDA's functions are told from these by their arguments.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

template <class T> __device__ T tex3D(cudaTextureObject_t volume, float3 at) { return tex3D<T>(volume, at.x, at.y, at.z); }
//~                                                                                   ^~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//~   kept tex3D (defined by the project) x2
//> template <class T> __device__ T tex3D(hipTextureObject_t volume, float3 at) { return hipport::tex3D<T>(volume, at.x, at.y, at.z); }  // HP101@39 HP101@87
template <class T> __device__ void surf3Dwrite(T value, cudaSurfaceObject_t to, int3 at) {
//> template <class T> __device__ void surf3Dwrite(T value, hipSurfaceObject_t to, int3 at) {  // HP101@57
    surf3Dwrite(value, to, at.x * sizeof(T), at.y, at.z);
//>     hipport::surf3Dwrite(value, to, at.x * sizeof(T), at.y, at.z);  // HP101@5
}
__global__ void copy(cudaTextureObject_t from, cudaSurfaceObject_t to) {
//> __global__ void copy(hipTextureObject_t from, hipSurfaceObject_t to) {  // HP101@22 HP101@48
    surf3Dwrite(tex3D<float>(from, make_float3(0, 0, 0)), to, make_int3(0, 0, 0));
    surf3Dwrite<float>(tex3D<float>(from, 0, 0, 0), to, 0, 0, 0);
//>     hipport::surf3Dwrite<float>(hipport::tex3D<float>(from, 0, 0, 0), to, 0, 0, 0);  // HP101@5 HP101@24
}
