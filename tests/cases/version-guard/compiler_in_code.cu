#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>
#define COMPILER (__CUDACC_VER_MAJOR__ * 100)
//~               ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_MAJOR__ is not defined in HIP; 12 stands for it, so that HIP does as that CUDA does
//~   remedy: check that AMD GPUs have what is asked for
//> #define COMPILER (12 * 100)  // HP603@19
void say() { std::printf("compiled by %d.%d.%d\n", __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__, __CUDACC_VER_BUILD__); }
//~                                                ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_MAJOR__ is not defined in HIP; HIP_VERSION_MAJOR stands for it, which counts in another way
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//~                                                                      ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_MINOR__ is not defined in HIP; HIP_VERSION_MINOR stands for it, which counts in another way
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//~                                                                                            ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_BUILD__ is not defined in HIP; HIP_VERSION_PATCH stands for it, which counts in another way
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//> void say() { std::printf("compiled by %d.%d.%d\n", HIP_VERSION_MAJOR, HIP_VERSION_MINOR, HIP_VERSION_PATCH); }  // HP603@52 HP603@74 HP603@96
