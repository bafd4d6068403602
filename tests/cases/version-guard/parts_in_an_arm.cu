#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <utility>
// What the arm names becomes HIP's, so it is no reason to leave the condition as it is.
constexpr std::pair<int, int> cuda_version() {
#if defined(__CUDACC_VER_MAJOR__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__: HIP decides as CUDA does; HIP takes the #if arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || defined(__CUDACC_VER_MAJOR__)  // HP603@5
  return std::make_pair(__CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__);
//~                     ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_MAJOR__ is not defined in HIP; HIP_VERSION_MAJOR stands for it, which counts in another way
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//~                                           ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_MINOR__ is not defined in HIP; HIP_VERSION_MINOR stands for it, which counts in another way
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//>   return std::make_pair(HIP_VERSION_MAJOR, HIP_VERSION_MINOR);  // HP603@25 HP603@47
#else
  return std::make_pair(CUDA_VERSION / 1000, CUDA_VERSION % 100 / 10);
//~                     ^~~~~~~~~~~~ HP603 info:
//~   CUDA_VERSION is not defined in HIP; HIP_VERSION stands for it, which counts in another way (in an #if arm that HIP does not take)
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//~                                          ^~~~~~~~~~~~ HP603 info:
//~   CUDA_VERSION is not defined in HIP; HIP_VERSION stands for it, which counts in another way (in an #if arm that HIP does not take)
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//>   return std::make_pair(HIP_VERSION / 1000, HIP_VERSION % 100 / 10);  // HP603@25 HP603@46
#endif
}
