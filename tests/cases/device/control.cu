#include <cuda_runtime.h>

__global__ void control(int *p, unsigned *u) {
    __shared__ int words[32];
    __nanosleep(100);
    if (p == nullptr) __trap();
    __brkpt();
    u[0] = __isShared(words) + __isGlobal(p) + __isLocal(&u);
    u[1] = static_cast<unsigned>(__cvta_generic_to_shared(words));
    p[0] = *static_cast<int *>(__cvta_shared_to_generic(u[1]));
    p[1] = *static_cast<int *>(__cvta_global_to_generic(__cvta_generic_to_global(p)));
}
