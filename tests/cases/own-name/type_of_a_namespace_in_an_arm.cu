// The port has HIP's name of the struct: the typedef is the project's there too.
//+ #include <hip/hip_runtime.h>  // HP114@1
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
namespace mine {
typedef struct CUstream_st *cudaStream_t;
//~   kept cudaStream_t (defined by the project) x2
//> typedef struct ihipStream_t *cudaStream_t;  // HP101@16
void wait(cudaStream_t stream);
}
#endif
