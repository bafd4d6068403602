#include <hip/hip_runtime.h>
#include "hipport/device.h"

__global__ void control(int *p, unsigned *u) {
    __shared__ int words[32];
    hipport::nanosleep(100);
    if (p == nullptr) hipport::trap();
    hipport::brkpt();
    u[0] = hipport::isShared(words) + hipport::isGlobal(p) + hipport::isLocal(&u);
    u[1] = static_cast<unsigned>(hipport::cvta_generic_to_shared(words));
    p[0] = *static_cast<int *>(hipport::cvta_shared_to_generic(u[1]));
    p[1] = *static_cast<int *>(hipport::cvta_global_to_generic(hipport::cvta_generic_to_global(p)));
}
