// flags: --arch gfx1100,gfx1201
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11

using namespace nvcuda::wmma;
//> using namespace rocwmma;  // HP120@17

__global__ void clear(float *sums) {
    fragment<accumulator, 16, 16, 16, float> sum;
    store_matrix_sync(sums, sum, 16, mem_row_major);
}
