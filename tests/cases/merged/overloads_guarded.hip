// As NVIDIA's helper_cuda.h: each overload is there if its header was included.
#ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_API_H
static const char *name_of(hipError_t error) { return hipGetErrorName(error); }
#endif
#ifdef CUDA_DRIVER_API
#if !defined(__HIP_PLATFORM_AMD__) || !defined(HIP_INCLUDE_HIP_HIP_RUNTIME_API_H)
static const char *name_of(hipError_t error) {
  static char unknown[] = "unknown";
  const char *name = 0;
  hipDrvGetErrorName(error, &name);
  return name ? name : unknown;
}
#endif
#endif
#ifdef SOMETHING
static int of(hipError_t) { return 1; }
#else
static int of(hipError_t) { return 1; }
#endif
#ifdef SOMETHING
static int at(hipError_t) { return 1; }
#endif
static int at(hipError_t) { return 2; }
