//+ #include <hip/hip_fp16.h>  // HP134@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

void scale(half *values, half by);
float middle(float x) {
    float half = x / 2;
    return half;
}
half first;
