// A project's copy of a library's header: what it declares with typedef is its own. What it only uses is not.
#pragma once
typedef enum nvmlReturn_enum { LAB_SUCCESS = 0, LAB_UNKNOWN = 999 } nvmlReturn_t;
//~   kept nvmlReturn_enum (defined by the project)
//~   kept nvmlReturn_t (defined by the project) x2
typedef struct nvmlDevice_st *nvmlDevice_t;
//~   kept nvmlDevice_t (defined by the project) x2
typedef struct { unsigned gpu, memory; } nvmlUtilization_t;
//~   kept nvmlUtilization_t (defined by the project) x2
nvmlReturn_t lab_rates(nvmlDevice_t device, nvmlUtilization_t *rates, nvmlPciInfo_t *place);
//~                                                                   ^~~~~~~~~~~~~ HP502 error:
//~   nvmlPciInfo_t of NVML: ROCm has no interface like NVML's; AMD SMI (amd_smi/amdsmi.h) has other names and call sequences
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
