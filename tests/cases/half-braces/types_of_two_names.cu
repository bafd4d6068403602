// One arm keeps CUDA's name of the type, which is HIP's in the other.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
template <int n, class T> struct tile;
template <int n> struct tile<n, nv_bfloat162> {
//> template <int n> struct tile<n, __hip_bfloat162> {  // HP101@33
#ifdef USE_HIP
//~ 1-2 HP607 info 'USE_HIP': USE_HIP selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_HIP in the build of the port to take it, as `hipport check -D USE_HIP` does
    nv_bfloat162 x[n] = {{0.0f, 0.0f}};
//~   kept nv_bfloat162 (in an #if arm written for HIP)
#else
    nv_bfloat162 x[n] = {{0.0f, 0.0f}};
//>     __hip_bfloat162 x[n] = {{0.0f, 0.0f}};  // HP101@5
#endif
};
