#include <hip/hip_runtime.h>
#include <rocwmma/rocwmma.hpp>
namespace mm = rocwmma;
namespace wmma = rocwmma;

__global__ void clear() {
    mm::fragment<wmma::accumulator, 16, 16, 16, float> c;
    mm::fill_fragment(c, 0.0f);
}
