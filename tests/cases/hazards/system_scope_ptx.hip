#include <hip/hip_runtime.h>
#include "hipport/ptx.h"

__device__ void signal(unsigned *flag, unsigned value) {
    do {
        const auto ptx_0 = (value);
        const auto ptx_1 = (flag);
        hipport::ptx::st_release_sys<unsigned int>(ptx_1, ptx_0);
    } while (0);
}
