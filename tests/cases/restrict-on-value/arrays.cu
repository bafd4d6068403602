//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#include <sys/types.h>

template <int N>
__device__ void copy(u_int32_t __restrict__ to[][4], const half __restrict__ from[][N], half __restrict__ (*rows)[N]) {
//> __device__ void copy(u_int32_t to[][4], const half from[][N], half (*rows)[N]) {  // HP207@32 HP207@65 HP207@94
    half __restrict__ (*row)[N] = rows + 1;
//>     half (*row)[N] = rows + 1;  // HP207@10
    u_int32_t *__restrict__ first = to[0];
    first[0] = __half2float(row[0][0]) + __half2float(from[0][1]);
}
