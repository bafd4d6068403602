// One arm keeps CUDA's name of the type, which is HIP's in the other: both are declarations.
constexpr int count = 2;
#if defined(AMD_WMMA_AVAILABLE)
//~ 1-2 HP607 info 'AMD_WMMA_AVAILABLE':
//~   AMD_WMMA_AVAILABLE selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define AMD_WMMA_AVAILABLE in the build of the port to take it, as `hipport check -D AMD_WMMA_AVAILABLE` does
__device__ nv_bfloat162 x[count] = {{0.0f, 0.0f}};
//~   kept nv_bfloat162 (in an #if arm written for HIP)
#elif defined(AMD_MFMA_AVAILABLE)
__device__ nv_bfloat162 x[count] = {{0.0f, 0.0f}};
//> __device__ __hip_bfloat162 x[count] = {{0.0f, 0.0f}};  // HP101@12
#endif
