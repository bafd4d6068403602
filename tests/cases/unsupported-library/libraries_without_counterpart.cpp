#include <cupti.h>
//~      ^~~~~~~~~ HP112 error 'cupti.h':
//~   cupti.h has no counterpart in HIP: ROCm has no interface like CUPTI's; see ROCprofiler-SDK
//~   remedy: replace what the code takes from this header, then delete the line
#include <nvml.h>
//~      ^~~~~~~~ HP112 error 'nvml.h':
//~   nvml.h has no counterpart in HIP: ROCm has no interface like NVML's; see amd_smi/amdsmi.h
//~   remedy: replace what the code takes from this header, then delete the line

unsigned utilization(unsigned index) {
    nvmlDevice_t device;
//~ ^~~~~~~~~~~~ HP502 error:
//~   nvmlDevice_t of NVML: ROCm has no interface like NVML's; AMD SMI (amd_smi/amdsmi.h) has other names and call sequences
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    nvmlUtilization_t rates;
//~ ^~~~~~~~~~~~~~~~~ HP502 error:
//~   nvmlUtilization_t of NVML: ROCm has no interface like NVML's; AMD SMI (amd_smi/amdsmi.h) has other names and call sequences
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    nvmlInit();
//~ ^~~~~~~~ HP502 error:
//~   nvmlInit of NVML: ROCm has no interface like NVML's; AMD SMI (amd_smi/amdsmi.h) has other names and call sequences
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    nvmlDeviceGetHandleByIndex(index, &device);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP502 error:
//~   nvmlDeviceGetHandleByIndex of NVML: ROCm has no interface like NVML's; AMD SMI (amd_smi/amdsmi.h) has other names and call sequences
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    nvmlDeviceGetUtilizationRates(device, &rates);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP502 error:
//~   nvmlDeviceGetUtilizationRates of NVML: ROCm has no interface like NVML's; AMD SMI (amd_smi/amdsmi.h) has other names and call sequences
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    cuptiActivityFlushAll(0);
//~ ^~~~~~~~~~~~~~~~~~~~~ HP502 error:
//~   cuptiActivityFlushAll of CUPTI: ROCm has no interface like CUPTI's; ROCprofiler-SDK offers tracing and counters in its own way
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    return rates.gpu;
}
