#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
cudaTextureDesc volume() {
//> hipTextureDesc volume() {  // HP101@1
    cudaTextureDesc texture = {.readMode = cudaReadModeElementType, .normalizedCoords = 1, .seamlessCubemap = 1};
//~                                                                                         ^~~~~~~~~~~~~~~ HP517 error:
//~   hipTextureDesc has no member seamlessCubemap, which cudaTextureDesc has
//~   remedy: leave out what depends on it, or find the value otherwise
//>     hipTextureDesc texture = {.readMode = hipReadModeElementType, .normalizedCoords = 1, .seamlessCubemap = 1};  // HP101@5 HP101@44
    return texture;
}
struct Own { int seamlessCubemap; } own = {.seamlessCubemap = 1};
