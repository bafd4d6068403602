#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
const char *platform = "CUDA";
#ifdef GOOGLE_CUDA
cudaStream_t stream;
//> hipStream_t stream;  // HP101@1
#endif
