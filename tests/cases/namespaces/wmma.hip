#include <hip/hip_runtime.h>
#include <rocwmma/rocwmma.hpp>

__global__ void multiply(const half *a, float *c) {
    rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, rocwmma::row_major> fa;
    rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> fc;
    rocwmma::fill_fragment(fc, 0.0f);
    rocwmma::load_matrix_sync(fa, a, 16);
    rocwmma::store_matrix_sync(c, fc, 16, rocwmma::mem_row_major);
}
