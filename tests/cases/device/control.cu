#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

__global__ void control(int *p, unsigned *u) {
    __shared__ int words[32];
    __nanosleep(100);
//>     hipport::nanosleep(100);  // HP101@5
    if (p == nullptr) __trap();
//>     if (p == nullptr) hipport::trap();  // HP101@23
    __brkpt();
//>     hipport::brkpt();  // HP101@5
    u[0] = __isShared(words) + __isGlobal(p) + __isLocal(&u);
//>     u[0] = hipport::isShared(words) + hipport::isGlobal(p) + hipport::isLocal(&u);  // HP101@12 HP101@32 HP101@48
    u[1] = static_cast<unsigned>(__cvta_generic_to_shared(words));
//>     u[1] = static_cast<unsigned>(hipport::cvta_generic_to_shared(words));  // HP101@34
    p[0] = *static_cast<int *>(__cvta_shared_to_generic(u[1]));
//>     p[0] = *static_cast<int *>(hipport::cvta_shared_to_generic(u[1]));  // HP101@32
    p[1] = *static_cast<int *>(__cvta_global_to_generic(__cvta_generic_to_global(p)));
//>     p[1] = *static_cast<int *>(hipport::cvta_global_to_generic(hipport::cvta_generic_to_global(p)));  // HP101@32 HP101@57
}
