// As NVIDIA's helper_cuda.h: each overload is there if its header was included.
#ifdef __DRIVER_TYPES_H__
static const char *name_of(cudaError_t error) { return cudaGetErrorName(error); }
#endif
#ifdef CUDA_DRIVER_API
static const char *name_of(CUresult error) {
  static char unknown[] = "unknown";
  const char *name = 0;
  cuGetErrorName(error, &name);
  return name ? name : unknown;
}
#endif
#ifdef SOMETHING
static int of(cudaError_t) { return 1; }
#else
static int of(CUresult) { return 1; }
#endif
#ifdef SOMETHING
static int at(cudaError_t) { return 1; }
#endif
static int at(CUresult) { return 2; }
