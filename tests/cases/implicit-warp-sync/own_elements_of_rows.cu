#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// each thread reads what it has written itself, where its row is the one that goes on
__global__ void carried(int *y, const int *x, int row, int sum) {
    __shared__ int rows[4][256];
    __shared__ int sums[4][256];
    for (int k = 0; k < 4; k++) {
        rows[k][threadIdx.x] = x[k];
        sums[k][threadIdx.x] = x[k] + 1;
    }
    __syncthreads();
    for (int k = 0; k < 4; k++) {
        if (rows[k][threadIdx.x] == row) sums[k][threadIdx.x] += sum;
    }
    for (int k = 0; k < 3; k++) y[rows[k][threadIdx.x]] = sums[k][threadIdx.x];
}

// one thread writes for all
__global__ void shared_row(int *y, const int *x, int row) {
    __shared__ int found;
    if (threadIdx.x == row) found = x[row];
    y[threadIdx.x] = found;
//~                  ^~~~~ HP419 warning:
//~   another lane has written this element of found: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare found volatile, or write __syncwarp() before this
}
