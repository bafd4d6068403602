#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <stdexcept>

#ifdef __HIP_PLATFORM_HCC__
//> #ifdef __HIP_PLATFORM_AMD__  // HP608@8
#error "not supported on HIP"
//~ 2-7 HP609 warning: this arm for AMD GPUs only refuses: the port does not have what stands here for CUDA
//~   remedy: remove the arm where the port of CUDA's code does
#endif

void wait() {
#ifdef __HIP_PLATFORM_HCC__
//> #ifdef __HIP_PLATFORM_AMD__  // HP608@8
  TORCH_CHECK(false, "not supported on HIP");
//~ 3-14 HP609 warning: this arm for AMD GPUs only refuses: the port does not have what stands here for CUDA
//~   remedy: remove the arm where the port of CUDA's code does
#else
  cudaDeviceSynchronize();
//>   hipDeviceSynchronize();  // HP101@3
#endif
}

int run(int n) {
#if defined(__HIPCC__)
  (void)n;
  fprintf(stderr, "no");
  AT_ERROR("no");
//~ 3-11 HP609 warning: this arm for AMD GPUs only refuses: the port does not have what stands here for CUDA
//~   remedy: remove the arm where the port of CUDA's code does
  return 0;
#else
  return cudaDeviceSynchronize();
//>   return hipDeviceSynchronize();  // HP101@10
#endif
}

#if !defined(__HIPCC__)
void other();
#else
inline void other() { throw std::runtime_error("no"); }
#endif

void last() {
#ifndef __HIP_PLATFORM_AMD__
  cudaDeviceReset();
//>   hipDeviceReset();  // HP101@3
#else
  throw std::runtime_error("no");
//~ 3-8 HP609 warning: this arm for AMD GPUs only refuses: the port does not have what stands here for CUDA
//~   remedy: remove the arm where the port of CUDA's code does
#endif
}
