#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/field_order.h"  // HP117@1
struct Own { int memset; cudaMemsetParams params; };
//> struct Own { int memset; hipMemsetParams params; };  // HP101@26
cudaMemsetParams make(float *data, size_t width) {
//> hipMemsetParams make(float *data, size_t width) {  // HP101@1
    cudaMemsetParams empty = {}, zero = {0}, named = {.dst = data};
//>     hipMemsetParams empty = {}, zero = {0}, named = {.dst = data};  // HP101@5
    cudaKernelNodeParams node{};
//>     hipKernelNodeParams node{};  // HP101@5
    cudaKernelNodeParams nodes[2] = {};
//>     hipKernelNodeParams nodes[2] = {};  // HP101@5
    cudaMemcpy3DParms copy = {nullptr};
//>     hipMemcpy3DParms copy = {nullptr};  // HP101@5
    cudaExtent extent = {1, 2, 3};
//>     hipExtent extent = {1, 2, 3};  // HP101@5
    cudaMemsetParams copied = zero;
//>     hipMemsetParams copied = zero;  // HP101@5
    return {data, 0, 0, 4, width, 1};
//>     return hipport::MemsetParams{data, 0, 0, 4, width, 1};  // HP282@12
}
