//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/wmma.h"  // HP117@1
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11
using namespace nvcuda;
//> namespace wmma = rocwmma;  // HP120@1

__global__ void clear() {
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
//~ ^~~~~~~~~~~~~~ HP302 warning 'nvcuda::wmma::fragment':
//~   nvcuda::wmma::fragment -> rocwmma::fragment: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//~                ^~~~~~~~~~~~~~~~~ HP302 warning 'nvcuda::wmma::accumulator':
//~   nvcuda::wmma::accumulator -> rocwmma::accumulator: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
    wmma::fill_fragment(c, 0.0f);
//~ ^~~~~~~~~~~~~~~~~~~ HP302 warning 'nvcuda::wmma::fill_fragment':
//~   nvcuda::wmma::fill_fragment -> hipport::fill_fragment: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//>     hipport::fill_fragment(c, 0.0f);  // HP101@5
}
