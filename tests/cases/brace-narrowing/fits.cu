#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

enum Kind { FIRST, SECOND };
static const int WIDTH = 4;
__constant__ unsigned char table[] = {0, 0xff, 017};
__constant__ float weights[] = {1, 0.5, -2.f};

__global__ void fill(float *out, unsigned n, float x, const double *far) {
    int place[2] = {WIDTH, FIRST};
    unsigned where[2] = {threadIdx.x, n * 2};
    double wide[] = {x, far[0], -x};
    long all[] = {n, place[0]};
    float close[] = {x, (float)far[0], 2 * x};
    out[where[1]] = wide[0] + all[0] + close[0] + table[1] + weights[0];
}

void launch(unsigned n, short rows, float *out, const double *far) {
    dim3 grid = {n / 2, WIDTH};
    int size[] = {rows, rows + 1};
    fill<<<grid, dim3{32, 1, 1}>>>(out, n, size[0], far);
}
