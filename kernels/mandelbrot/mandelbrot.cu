// Steps until z = z * z + c leaves the circle of radius 2, at most `limit`, for each point c of an image (height x width)
// whose pixels lie `step` apart from `corner` on.
#include <cuComplex.h>
#include <cuda_runtime.h>

extern "C" __global__ void mandelbrot(cuDoubleComplex corner, double step, int height, int width, int limit,
                                      int *__restrict__ steps) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) {
        return;
    }
    const cuDoubleComplex c = cuCadd(corner, make_cuDoubleComplex(x * step, y * step));
    cuDoubleComplex z = make_cuDoubleComplex(0.0, 0.0);
    int count = 0;
    while (count < limit && cuCreal(z) * cuCreal(z) + cuCimag(z) * cuCimag(z) <= 4.0) {
        z = cuCadd(cuCmul(z, z), c);
        ++count;
    }
    steps[y * width + x] = count;
}
