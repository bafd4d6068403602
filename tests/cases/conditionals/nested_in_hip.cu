//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef __HIPCC__
#if __CUDA_ARCH__ >= 700
cudaError_t a;
//~   kept cudaError_t (in an #if arm written for HIP) x3
#else
cudaError_t b;
#endif
#ifdef DEBUG
cudaError_t c;
#endif
#endif
cudaError_t d;
//> hipError_t d;  // HP101@1
