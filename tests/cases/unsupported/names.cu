// HIP has nothing for these: they stay, each with its reason.
#include <cuda_runtime.h>

__global__ void f(int *x) {
    __prof_trigger(1);
    __pm0();
    x[0] = __isConstant(x) + __ddiv_rd(x[1], x[2]);
}
cudaGraphConditionalHandle handle;
int sleep = __prof_trigger_of_mine(3), umin_ = 2;
