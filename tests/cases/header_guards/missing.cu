#include <cuda_runtime.h>
#ifdef NV_NPPIDEFS_H
const char *name(NppStatus status) { return status == NPP_SUCCESS ? "ok" : "not"; }
#endif
#if defined(NVJPEGAPI) || defined(__nvml_nvml_h__)
int g = NVML_SUCCESS;
#endif
#ifdef CUDA_DRIVER_API
const char *name(CUresult result);
#endif
#ifdef __CUDA_FROBNICATE_H__
int frobnicated;
#endif
cudaError_t CUDARTAPI get(void);
