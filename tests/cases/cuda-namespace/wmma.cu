//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/wmma.h"  // HP117@1
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11

__global__ void multiply(const half *a, float *c) {
    nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 16, half, nvcuda::wmma::row_major> fa;
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::fragment -> rocwmma::fragment: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//~                        ^~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::matrix_a -> rocwmma::matrix_a: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//~                                                                  ^~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::row_major -> rocwmma::row_major: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//>     rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, rocwmma::row_major> fa;  // HP120@5 HP120@28 HP120@70
    nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> fc;
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::fragment -> rocwmma::fragment: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//~                        ^~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::accumulator -> rocwmma::accumulator: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//>     rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> fc;  // HP120@5 HP120@28
    nvcuda::wmma::fill_fragment(fc, 0.0f);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::fill_fragment -> hipport::fill_fragment: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//>     hipport::fill_fragment(fc, 0.0f);  // HP101@5
    nvcuda::wmma::load_matrix_sync(fa, a, 16);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::load_matrix_sync -> rocwmma::load_matrix_sync: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//>     rocwmma::load_matrix_sync(fa, a, 16);  // HP120@5
    nvcuda::wmma::store_matrix_sync(c, fc, 16, nvcuda::wmma::mem_row_major);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::store_matrix_sync -> rocwmma::store_matrix_sync: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//~                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   nvcuda::wmma::mem_row_major -> rocwmma::mem_row_major: fragment shapes and element types that are supported differ by architecture
//~   remedy: check whether the code is affected
//>     rocwmma::store_matrix_sync(c, fc, 16, rocwmma::mem_row_major);  // HP120@5 HP120@48
}
