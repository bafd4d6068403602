#include <cstdio>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

__device__ __constant__ float weights[4];
__device__ int total;
texture<float, 2, cudaReadModeElementType> image;
//~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//> __device__ hipport::texture<float, 2, hipReadModeElementType> image;  // HP513@1 HP101@19
extern "C" __global__ void blur(float *out) { out[threadIdx.x] = weights[0]; }

void run(const float *host, int *result, const char *name, float bias) {
    void *at;
    size_t size;
    cudaFuncAttributes attributes;
//>     hipFuncAttributes attributes;  // HP101@5
    const textureReference *reference;
    cudaMemcpyToSymbol("weights", host, sizeof(weights));
//>     hipMemcpyToSymbol(weights, host, sizeof(weights));  // HP101@5 HP288@24
    cudaMemcpyToSymbol(weights, host, sizeof(weights));
//>     hipMemcpyToSymbol(weights, host, sizeof(weights));  // HP101@5
    cudaMemcpyFromSymbol(result, "total", sizeof(int), 0, cudaMemcpyDeviceToHost);
//>     hipMemcpyFromSymbol(result, total, sizeof(int), 0, hipMemcpyDeviceToHost);  // HP101@5 HP288@34 HP101@59
    cudaGetSymbolAddress(&at, "total");
//>     hipGetSymbolAddress(&at, total);  // HP101@5 HP288@31
    cudaGetSymbolSize(&size, "bias");
//~                          ^~~~~~ HP288 error 'cudaGetSymbolSize':
//~   cudaGetSymbolSize gets the name of a symbol, which no CUDA since 5.0 and no HIP looks up
//~   remedy: write bias without quotes, and declare it in this file
//>     hipGetSymbolSize(&size, "bias");  // HP101@5
    cudaMemcpyToSymbol("elsewhere", host, 4);
//~                    ^~~~~~~~~~~ HP288 error 'cudaMemcpyToSymbol':
//~   cudaMemcpyToSymbol gets the name of a symbol, which no CUDA since 5.0 and no HIP looks up
//~   remedy: write elsewhere without quotes, and declare it in this file
//>     hipMemcpyToSymbol("elsewhere", host, 4);  // HP101@5
    cudaMemcpyToSymbol(name, host, 4);
//>     hipMemcpyToSymbol(name, host, 4);  // HP101@5
    cudaFuncSetCacheConfig("blur", cudaFuncCachePreferL1);
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP709 info: cudaFuncSetCacheConfig has no effect on AMD GPUs
//~   remedy: keep the call or remove it
//>     hipFuncSetCacheConfig(reinterpret_cast<const void*>(blur), hipFuncCachePreferL1);  // HP101@5 HP301@28 HP288@28 HP301@34 HP101@36
    cudaFuncGetAttributes(&attributes, "blur");
//>     hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(blur));  // HP101@5 HP301@40 HP288@40 HP301@46
    cudaGetTextureReference(&reference, "image");
//>     hipport::hipGetTextureReference(&reference, &image);  // HP101@5 HP288@41
    std::printf("weights %f\n", bias);
}
