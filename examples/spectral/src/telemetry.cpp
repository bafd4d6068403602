#include "telemetry.h"

#ifdef USE_NVML

#include <nvml.h>

double power_in_watts() {
    if (nvmlInit() != NVML_SUCCESS) {
        return -1.0;
    }
    nvmlDevice_t device;
    unsigned milliwatts = 0;
    const bool known = nvmlDeviceGetHandleByIndex(0, &device) == NVML_SUCCESS &&
                       nvmlDeviceGetPowerUsage(device, &milliwatts) == NVML_SUCCESS;
    nvmlShutdown();
    return known ? milliwatts / 1000.0 : -1.0;
}

#else

double power_in_watts() {
    return -1.0;
}

#endif
