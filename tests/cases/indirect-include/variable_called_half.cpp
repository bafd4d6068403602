#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

unsigned short rounded(float x);

unsigned short next(float x) {
    unsigned short half = rounded(x);
    half = half + 1;
    return half;
}
