// HIP has nothing for these: they stay, each with its reason.
#include <cuda_runtime.h>

__global__ void f(int *x) {
    __nanosleep(100);
    __trap();
    x[0] = __dp4a(x[1], x[2], x[3]) + __vadd2(x[1], x[2]);
}
cudaGraphConditionalHandle handle;
int sleep = __nanosleep_of_mine(3), umin_ = 2;
