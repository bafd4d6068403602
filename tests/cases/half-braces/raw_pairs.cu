//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__device__ half2 widen(unsigned char low, unsigned short high) {
    __half2_raw raw = {(unsigned short)(low << 8), (unsigned short)(high & 0xff00)};
//>     __half2_raw raw = {.x = {.x = (unsigned short)(low << 8)}, .y = {.x = (unsigned short)(high & 0xff00)}};  // HP220@24 HP220@50 HP220@52 HP220@83
    __half2_raw one{0x3c00, 0x3c00};
//>     __half2_raw one{.x = {.x = 0x3c00}, .y = {.x = 0x3c00}};  // HP220@21 HP220@27 HP220@29 HP220@35
    __half2_raw none{};
    __half2_raw *pointer = &none;
    none.x = one.y | raw.x;
//>     none.x.x = one.y.x | raw.x.x;  // HP220@11 HP220@19 HP220@27
    pointer->y = 0x3c00;
//>     pointer->y.x = 0x3c00;  // HP220@15
    return __hadd2(raw, __hadd2(__half2_raw{low, high}, none));
//>     return __hadd2(raw, __hadd2(__half2_raw{.x = {.x = low}, .y = {.x = high}}, none));  // HP220@45 HP220@48 HP220@50 HP220@54
}

// other pairs have members of those names too
__device__ float first(float2 pair, half2 halves) { return pair.x + __half2float(halves.y); }
