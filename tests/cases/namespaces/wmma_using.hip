#include <hip/hip_runtime.h>
#include <rocwmma/rocwmma.hpp>
namespace wmma = rocwmma;

__global__ void clear() {
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
    wmma::fill_fragment(c, 0.0f);
}
