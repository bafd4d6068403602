// Handles in elements of arrays: the cast stands before the whole operand.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Image { cudaTextureObject_t texture; };
//> struct Image { hipTextureObject_t texture; };  // HP101@16

bool bound(Image *all, int i) { return all[i].texture > 0; }
//> bool bound(Image *all, int i) { return (unsigned long long)all[i].texture > 0; }  // HP232@40
