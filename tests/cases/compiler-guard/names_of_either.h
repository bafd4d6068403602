// The name for HIP is one for CUDA, too: nobody keeps the two apart.
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
#define OWN_CUDACC
#endif
#if defined(__HIPCC__) || defined(__CUDACC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__CUDACC__':
//~   #if on __CUDACC__: HIP takes the #if arm of line 5; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#define OWN_HIPCC
#endif
#if defined(__HIPCC__)
#define OWN_BLAS "rocblas"
#endif
#ifdef OWN_CUDACC
__device__ inline float half_of(float x) { return x / 2; }
#endif
