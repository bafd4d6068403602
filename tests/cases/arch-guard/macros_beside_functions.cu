// The macro for the host must not be there for device code, whose function computes something else.
//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 2 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
__device__ unsigned rotate(unsigned x) { return __byte_perm(x, 0, 0x0321); }
#else
#define rotate(x) (x >> 8)
#endif
__global__ void turn(unsigned *x) { x[0] = rotate(x[0]); }
