// In code that compares CUDA's version with a number, the version that the `#if`s take stands for it.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

int driver();
bool is_new(int major) { return __CUDACC_VER_MAJOR__ >= 11 && major >= 8; }
//~                             ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_MAJOR__ is not defined in HIP; 12 stands for it, so that HIP does as that CUDA does
//~   remedy: check that AMD GPUs have what is asked for
//> bool is_new(int major) { return 12 >= 11 && major >= 8; }  // HP603@33
bool is_old() { return 9000 > CUDART_VERSION; }
//~                           ^~~~~~~~~~~~~~ HP603 warning:
//~   CUDART_VERSION is not defined in HIP; 12000 stands for it, so that HIP does as that CUDA does
//~   remedy: check that AMD GPUs have what is asked for
//> bool is_old() { return 9000 > 12000; }  // HP603@31
bool is_driver_old() { return driver() < CUDA_VERSION; }
//~                                      ^~~~~~~~~~~~ HP603 warning:
//~   CUDA_VERSION is not defined in HIP; HIP_VERSION stands for it, which counts in another way
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//> bool is_driver_old() { return driver() < HIP_VERSION; }  // HP603@42
