#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifdef NV_NPPIDEFS_H
//~    ^~~~~~~~~~~~~ HP605 info:
//~   NV_NPPIDEFS_H says that nppdefs.h was included, and is never defined in HIP: ROCm has no counterpart of NPP; RPP and MIVisionX offer image operations of their own
//~   remedy: nothing to do where the port does not need this part; otherwise add an arm for HIP
const char *name(NppStatus status) { return status == NPP_SUCCESS ? "ok" : "not"; }
//~              ^~~~~~~~~ HP502 info:
//~   NppStatus of NPP: ROCm has no counterpart of this interface; RPP and MIVisionX offer image operations of their own (in an #if arm that HIP does not take)
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
//~                                                   ^~~~~~~~~~~ HP502 info:
//~   NPP_SUCCESS of NPP: ROCm has no counterpart of this interface; RPP and MIVisionX offer image operations of their own (in an #if arm that HIP does not take)
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
#endif
#if defined(NVJPEGAPI) || defined(__nvml_nvml_h__)
//~         ^~~~~~~~~ HP605 info:
//~   NVJPEGAPI says that nvjpeg.h was included, and is never defined in HIP: ROCm has no counterpart; rocJPEG decodes, with other names
//~   remedy: nothing to do where the port does not need this part; otherwise add an arm for HIP
//~                               ^~~~~~~~~~~~~~~ HP605 info:
//~   __nvml_nvml_h__ says that nvml.h was included, and is never defined in HIP: ROCm has no interface like NVML's; see amd_smi/amdsmi.h
//~   remedy: nothing to do where the port does not need this part; otherwise add an arm for HIP
int g = NVML_SUCCESS;
//~     ^~~~~~~~~~~~ HP502 info:
//~   NVML_SUCCESS of NVML: ROCm has no interface like NVML's; AMD SMI (amd_smi/amdsmi.h) has other names and call sequences (in an #if arm that HIP does not take)
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
#endif
#ifdef CUDA_DRIVER_API
//~   kept CUDA_DRIVER_API (no header of CUDA defines it; a project does where it uses the driver API)
const char *name(CUresult result);
//> const char *name(hipError_t result);  // HP101@18
#endif
#ifdef __CUDA_FROBNICATE_H__
//~~~~~~~~~~~~~~~~~~~~~~~~~~ HP606 warning '__CUDA_FROBNICATE_H__':
//~   __CUDA_FROBNICATE_H__ looks like the include guard of a CUDA header but is in no mapping table
//~   remedy: if it is CUDA's, ask for the guard of HIP's header; if the project's, convert the whole tree
int frobnicated;
#endif
cudaError_t CUDARTAPI get(void);
//> hipError_t get(void);  // HP101@1 HP227@13
