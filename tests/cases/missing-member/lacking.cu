#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda.h>
//-  // HP115@1
int numa(const cudaDeviceProp *properties) { return properties->hostNumaId + properties->major; }
//~                                                             ^~~~~~~~~~ HP517 error:
//~   hipDeviceProp_t has no member hostNumaId, which cudaDeviceProp has
//~   remedy: leave out what depends on it, or find the value otherwise
//~                                                                                      ^~~~~ HP604 warning 'properties->major':
//~   properties->major: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
//> int numa(const hipDeviceProp_t *properties) { return properties->hostNumaId + properties->major; }  // HP101@16
void fill(CUDA_KERNEL_NODE_PARAMS &p) {
//> void fill(hipKernelNodeParams &p) {  // HP101@11
    p.gridDimX = 1;
//>     p.gridDim.x = 1;  // HP517@7
    p.sharedMemBytes = 0;
    cudaTextureDesc texture = {};
//>     hipTextureDesc texture = {};  // HP101@5
    texture.seamlessCubemap = 1;
//~         ^~~~~~~~~~~~~~~ HP517 error: hipTextureDesc has no member seamlessCubemap, which cudaTextureDesc has
//~   remedy: leave out what depends on it, or find the value otherwise
    texture.normalizedCoords = 1;
}
