#include <mma.h>
namespace mm = nvcuda::wmma;
namespace wmma = nvcuda::wmma;

__global__ void clear() {
    mm::fragment<wmma::accumulator, 16, 16, 16, float> c;
    mm::fill_fragment(c, 0.0f);
}
