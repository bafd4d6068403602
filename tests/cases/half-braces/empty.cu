//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

struct Row {
    half2 first;
    __half *next;
};

__global__ void clear(__half2 *pairs, half2 **tables, half one, __nv_bfloat16 &other, __nv_bfloat162 wide, Row *rows) {
//> __global__ void clear(__half2 *pairs, half2 **tables, half one, __hip_bfloat16 &other, __hip_bfloat162 wide, Row *rows) {  // HP101@65 HP101@87
    __half2 sums[4];
    one = {};
//>     one = half{};  // HP220@11
    other = {};
//>     other = __hip_bfloat16{};  // HP220@13
    wide = {};
//>     wide = __hip_bfloat162{};  // HP220@12
    pairs[1] = {};
//>     pairs[1] = __half2{};  // HP220@16
    *pairs = {};
//>     *pairs = __half2{};  // HP220@14
    sums[threadIdx.x] = {};
//>     sums[threadIdx.x] = __half2{};  // HP220@25
    tables[0][1] = {};
//>     tables[0][1] = half2{};  // HP220@20
    rows->first = {};
//>     rows->first = half2{};  // HP220@19
    rows->next = {};
    tables[0] = {};
    tables = {};
    pairs = {};
    half none = {};
    float2 numbers;
    numbers = {};
}
