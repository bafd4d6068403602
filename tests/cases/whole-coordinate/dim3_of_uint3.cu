#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void empty() {}
void launch(unsigned n)
{
    dim3 grid = make_uint3(n, 1, 1);
//>     dim3 grid = dim3(n, 1, 1);  // HP208@17
    const dim3 block(make_uint3(64, 1, 1));
//>     const dim3 block(dim3(64, 1, 1));  // HP208@22
    empty<<<grid, block>>>();
    grid = make_uint3(n, n, 1);
//>     grid = dim3(n, n, 1);  // HP208@12
    uint3 shape = make_uint3(n, 2, 3);
    empty<<<shape, block, 0>>>();
//>     empty<<<dim3(shape.x, shape.y, shape.z), block, 0>>>();  // HP208@13
    empty<<<make_uint3(n, 1, 1), dim3(32)>>>();
//>     empty<<<dim3(n, 1, 1), dim3(32)>>>();  // HP208@13
    empty<<<dim3(shape.x), 32>>>();
}
