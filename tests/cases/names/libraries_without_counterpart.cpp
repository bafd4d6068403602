#include <cupti.h>
#include <nvml.h>

unsigned utilization(unsigned index) {
    nvmlDevice_t device;
    nvmlUtilization_t rates;
    nvmlInit();
    nvmlDeviceGetHandleByIndex(index, &device);
    nvmlDeviceGetUtilizationRates(device, &rates);
    cuptiActivityFlushAll(0);
    return rates.gpu;
}
