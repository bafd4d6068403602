#include <hip/hip_runtime.h>
#include "hipport/ptx.h"

// the device's scope, and a declaration
__device__ void publish(unsigned *flag, unsigned value) {
    __threadfence();
    do {
        const auto ptx_0 = (value);
        const auto ptx_1 = (flag);
        hipport::ptx::st_release_gpu<unsigned int>(ptx_1, ptx_0);
    } while (0);
}
void load_system(const char *path = "/usr/lib/driver.sys");
