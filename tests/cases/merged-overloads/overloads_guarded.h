// As NVIDIA's helper_cuda.h: each overload is there if its header was included.
#ifdef __DRIVER_TYPES_H__
//> #ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_API_H  // HP605@8
static const char *name_of(cudaError_t error) { return cudaGetErrorName(error); }
//> static const char *name_of(hipError_t error) { return hipGetErrorName(error); }  // HP101@28 HP101@56
#endif
#ifdef CUDA_DRIVER_API
//~   kept CUDA_DRIVER_API (no header of CUDA defines it; a project does where it uses the driver API)
//+ #if !defined(__HIP_PLATFORM_AMD__) || !defined(HIP_INCLUDE_HIP_HIP_RUNTIME_API_H)  // HP213@1
static const char *name_of(CUresult error) {
//~                ^~~~~~~ HP213 warning:
//~   this name_of and the one in line 3 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: check that the first one is right for all callers
//> static const char *name_of(hipError_t error) {  // HP101@28
  static char unknown[] = "unknown";
  const char *name = 0;
  cuGetErrorName(error, &name);
//>   hipDrvGetErrorName(error, &name);  // HP101@3
  return name ? name : unknown;
}
//+ #endif  // HP213@1
#endif
#ifdef SOMETHING
static int of(cudaError_t) { return 1; }
//> static int of(hipError_t) { return 1; }  // HP101@15
#else
static int of(CUresult) { return 1; }
//> static int of(hipError_t) { return 1; }  // HP101@15
#endif
#ifdef SOMETHING
static int at(cudaError_t) { return 1; }
//> static int at(hipError_t) { return 1; }  // HP101@15
#endif
static int at(CUresult) { return 2; }
//~        ^~ HP213 error: this at and the one in line 19 have the same parameter types in HIP
//~   remedy: give one of them another name, or leave it out on AMD GPUs
//> static int at(hipError_t) { return 2; }  // HP101@15
