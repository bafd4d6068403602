#include <cuda_runtime.h>
__global__ void empty() {}
void launch(unsigned n)
{
    dim3 grid = make_uint3(n, 1, 1);
    const dim3 block(make_uint3(64, 1, 1));
    empty<<<grid, block>>>();
    grid = make_uint3(n, n, 1);
    uint3 shape = make_uint3(n, 2, 3);
    empty<<<shape, block, 0>>>();
    empty<<<make_uint3(n, 1, 1), dim3(32)>>>();
    empty<<<dim3(shape.x), 32>>>();
}
