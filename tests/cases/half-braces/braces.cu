//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

struct Row {
    half2 first;
};

__global__ void set(__half2 *pairs, half2 &pair, __nv_bfloat162 *wide, Row *rows, half a, __nv_bfloat16 b, float4 v) {
//> __global__ void set(__half2 *pairs, half2 &pair, __hip_bfloat162 *wide, Row *rows, half a, __hip_bfloat16 b, float4 v) {  // HP101@50 HP101@91
    pair = {a, a};
//>     pair = half2{a, a};  // HP220@12
    pairs[threadIdx.x] = {a, a};
//>     pairs[threadIdx.x] = __half2{a, a};  // HP220@26
    *pairs = {a, a};
//>     *pairs = __half2{a, a};  // HP220@14
    wide[pairs[0].x == a ? 1 : 0] = {b, b};
//>     wide[pairs[0].x == a ? 1 : 0] = __hip_bfloat162{b, b};  // HP220@37
    rows[0].first = {a, a};
//>     rows[0].first = half2{a, a};  // HP220@21
    v = {1, 2, 3, 4};
    pairs = {};
}

// a declaration has one reading
struct Tile {
#if LAB_WIDE
    half2 values[4] = {{0.0f, 0.0f}};
#else
    half2 values[2] = {{0.0f, 0.0f}};
#endif
};
__device__ half2 make(half a, half b) {
    half2 pair = {a, b};
    half2 pairs[2] = {{a, b}, {b, a}};
    return __hadd2(pair, pairs[1]);
}

__device__ half one(unsigned short bits) {
    __half_raw raw = {bits};
//>     __half_raw raw = {.x = bits};  // HP220@23
    __half_raw again{0x3c00};
//>     __half_raw again{.x = 0x3c00};  // HP220@22
    __half_raw none{};
    __half_raw named{.x = bits};
    return __hadd(__half_raw{bits}, raw) + half(again) + half(none) + half(named);
//>     return __hadd(__half_raw{.x = bits}, raw) + half(again) + half(none) + half(named);  // HP220@30
}
