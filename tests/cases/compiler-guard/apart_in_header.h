#ifdef __HIPCC__
//~~~~~~~~~~~~~~ HP602 info '__CUDACC__':
//~   #ifdef on __CUDACC__: HIP takes the #ifdef arm of line 1; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#define GPU "HIP"
#elif defined(__CUDACC__)
#define GPU "CUDA"
#endif

#ifdef __CUDACC__
//~~~~~~~~~~~~~~~ HP602 warning '__CUDACC__': #ifdef on __CUDACC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
__device__ int lanes();
#endif
#if defined(__CUDACC__) || defined(__HIPCC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__CUDACC__':
//~   #if on __CUDACC__: HIP takes the #if arm of line 10; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
__device__ int threads();
#endif
