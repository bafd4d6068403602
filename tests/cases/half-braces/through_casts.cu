// Braces that are assigned through casts to pointers.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
__global__ void k(half *row, float *out, half a, half b, int i) {
    ((half2 *)row)[i] = {};
//>     ((half2 *)row)[i] = half2{};  // HP220@25
    ((half2*) row)[i] = {a, b};
//>     ((half2*) row)[i] = half2{a, b};  // HP220@25
    reinterpret_cast<half2 *>(row)[i + 1] = {a, b};
//>     reinterpret_cast<half2 *>(row)[i + 1] = half2{a, b};  // HP220@45
    *reinterpret_cast<half2 *>(row) = {};
//>     *reinterpret_cast<half2 *>(row) = half2{};  // HP220@39
    *(half2 *)row = {a, b};
//>     *(half2 *)row = half2{a, b};  // HP220@21
    *((half2 *)row) = __halves2half2(a, b);
    half2 *none = {};
    ((half2 **)row)[i] = {};
}
