#include <cupti.h>
#include <rocm_smi/rocm_smi.h>

unsigned utilization(unsigned index) {
    nvmlDevice_t device;
    nvmlUtilization_t rates;
    nvmlInit();
    nvmlDeviceGetHandleByIndex(index, &device);
    nvmlDeviceGetUtilizationRates(device, &rates);
    cuptiActivityFlushAll(0);
    return rates.gpu;
}
