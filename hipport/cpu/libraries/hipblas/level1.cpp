// The functions of level1.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "level1.h"

using namespace hipport_cpu;
using namespace hipport_cpu::blas;

hipblasStatus_t hipblasCaxpy(hipblasHandle_t handle, int n, const hipComplex* alpha, const hipComplex* x, int incx,
    hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return axpy<Complex>({handle, __func__}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCaxpyBatched(hipblasHandle_t handle, int n, const hipComplex* alpha,
    const hipComplex* const x[], int incx, hipComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<Complex>({handle, __func__, batchCount}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCaxpyBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* alpha,
    const hipComplex* const x[], int64_t incx, hipComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<Complex>({handle, __func__, batchCount}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCaxpyStridedBatched(hipblasHandle_t handle, int n, const hipComplex* alpha, const hipComplex* x,
    int incx, hipblasStride stridex, hipComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<Complex>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasCaxpyStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, hipblasStride stridex, hipComplex* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<Complex>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasCaxpy_64(hipblasHandle_t handle, int64_t n, const hipComplex* alpha, const hipComplex* x,
    int64_t incx, hipComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return axpy<Complex>({handle, __func__}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCcopy(hipblasHandle_t handle, int n, const hipComplex* x, int incx, hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return copy<Complex>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCcopyBatched(hipblasHandle_t handle, int n, const hipComplex* const x[], int incx,
    hipComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCcopyBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* const x[], int64_t incx,
    hipComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCcopyStridedBatched(hipblasHandle_t handle, int n, const hipComplex* x, int incx,
    hipblasStride stridex, hipComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasCcopyStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    hipblasStride stridex, hipComplex* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasCcopy_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx, hipComplex* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return copy<Complex>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCdotc(hipblasHandle_t handle, int n, const hipComplex* x, int incx, const hipComplex* y,
    int incy, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<Complex>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasCdotcBatched(hipblasHandle_t handle, int n, const hipComplex* const x[], int incx,
    const hipComplex* const y[], int incy, int batchCount, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasCdotcBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* const x[], int64_t incx,
    const hipComplex* const y[], int64_t incy, int64_t batchCount, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasCdotcStridedBatched(hipblasHandle_t handle, int n, const hipComplex* x, int incx,
    hipblasStride stridex, const hipComplex* y, int incy, hipblasStride stridey, int batchCount, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasCdotcStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    hipblasStride stridex, const hipComplex* y, int64_t incy, hipblasStride stridey, int64_t batchCount,
    hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasCdotc_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    const hipComplex* y, int64_t incy, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<Complex>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasCdotu(hipblasHandle_t handle, int n, const hipComplex* x, int incx, const hipComplex* y,
    int incy, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<Complex>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasCdotuBatched(hipblasHandle_t handle, int n, const hipComplex* const x[], int incx,
    const hipComplex* const y[], int incy, int batchCount, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasCdotuBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* const x[], int64_t incx,
    const hipComplex* const y[], int64_t incy, int64_t batchCount, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasCdotuStridedBatched(hipblasHandle_t handle, int n, const hipComplex* x, int incx,
    hipblasStride stridex, const hipComplex* y, int incy, hipblasStride stridey, int batchCount, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasCdotuStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    hipblasStride stridex, const hipComplex* y, int64_t incy, hipblasStride stridey, int64_t batchCount,
    hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasCdotu_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    const hipComplex* y, int64_t incy, hipComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<Complex>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasCrot(hipblasHandle_t handle, int n, hipComplex* x, int incx, hipComplex* y, int incy,
    const float* c, const hipComplex* s) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, Complex>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasCrotBatched(hipblasHandle_t handle, int n, hipComplex* const x[], int incx,
    hipComplex* const y[], int incy, const float* c, const hipComplex* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasCrotBatched_64(hipblasHandle_t handle, int64_t n, hipComplex* const x[], int64_t incx,
    hipComplex* const y[], int64_t incy, const float* c, const hipComplex* s, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasCrotStridedBatched(hipblasHandle_t handle, int n, hipComplex* x, int incx,
    hipblasStride stridex, hipComplex* y, int incy, hipblasStride stridey, const float* c, const hipComplex* s,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasCrotStridedBatched_64(hipblasHandle_t handle, int64_t n, hipComplex* x, int64_t incx,
    hipblasStride stridex, hipComplex* y, int64_t incy, hipblasStride stridey, const float* c, const hipComplex* s,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasCrot_64(hipblasHandle_t handle, int64_t n, hipComplex* x, int64_t incx, hipComplex* y,
    int64_t incy, const float* c, const hipComplex* s) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, Complex>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasCrotg(hipblasHandle_t handle, hipComplex* a, hipComplex* b, float* c, hipComplex* s) {
    const Call call(__builtin_return_address(0));
    return rotg<Complex>({handle, __func__}, a, b, c, s);
}

hipblasStatus_t hipblasCrotgBatched(hipblasHandle_t handle, hipComplex* const a[], hipComplex* const b[],
    float* const c[], hipComplex* const s[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<Complex>({handle, __func__, batchCount}, a, b, c, s);
}

hipblasStatus_t hipblasCrotgBatched_64(hipblasHandle_t handle, hipComplex* const a[], hipComplex* const b[],
    float* const c[], hipComplex* const s[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<Complex>({handle, __func__, batchCount}, a, b, c, s);
}

hipblasStatus_t hipblasCrotgStridedBatched(hipblasHandle_t handle, hipComplex* a, hipblasStride stridea, hipComplex* b,
    hipblasStride strideb, float* c, hipblasStride stridec, hipComplex* s, hipblasStride strides, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<Complex>({handle, __func__, batchCount}, {a, stridea}, {b, strideb}, {c, stridec}, {s, strides});
}

hipblasStatus_t hipblasCrotgStridedBatched_64(hipblasHandle_t handle, hipComplex* a, hipblasStride stridea,
    hipComplex* b, hipblasStride strideb, float* c, hipblasStride stridec, hipComplex* s, hipblasStride strides,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<Complex>({handle, __func__, batchCount}, {a, stridea}, {b, strideb}, {c, stridec}, {s, strides});
}

hipblasStatus_t hipblasCrotg_64(hipblasHandle_t handle, hipComplex* a, hipComplex* b, float* c, hipComplex* s) {
    const Call call(__builtin_return_address(0));
    return rotg<Complex>({handle, __func__}, a, b, c, s);
}

hipblasStatus_t hipblasCscal(hipblasHandle_t handle, int n, const hipComplex* alpha, hipComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, Complex>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasCscalBatched(hipblasHandle_t handle, int n, const hipComplex* alpha, hipComplex* const x[],
    int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, Complex>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasCscalBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* alpha,
    hipComplex* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, Complex>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasCscalStridedBatched(hipblasHandle_t handle, int n, const hipComplex* alpha, hipComplex* x,
    int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, Complex>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasCscalStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* alpha,
    hipComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, Complex>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasCscal_64(hipblasHandle_t handle, int64_t n, const hipComplex* alpha, hipComplex* x,
    int64_t incx) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, Complex>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasCsrot(hipblasHandle_t handle, int n, hipComplex* x, int incx, hipComplex* y, int incy,
    const float* c, const float* s) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, float>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasCsrotBatched(hipblasHandle_t handle, int n, hipComplex* const x[], int incx,
    hipComplex* const y[], int incy, const float* c, const float* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasCsrotBatched_64(hipblasHandle_t handle, int64_t n, hipComplex* const x[], int64_t incx,
    hipComplex* const y[], int64_t incy, const float* c, const float* s, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasCsrotStridedBatched(hipblasHandle_t handle, int n, hipComplex* x, int incx,
    hipblasStride stridex, hipComplex* y, int incy, hipblasStride stridey, const float* c, const float* s,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasCsrotStridedBatched_64(hipblasHandle_t handle, int64_t n, hipComplex* x, int64_t incx,
    hipblasStride stridex, hipComplex* y, int64_t incy, hipblasStride stridey, const float* c, const float* s,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasCsrot_64(hipblasHandle_t handle, int64_t n, hipComplex* x, int64_t incx, hipComplex* y,
    int64_t incy, const float* c, const float* s) {
    const Call call(__builtin_return_address(0));
    return rot<Complex, float>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasCsscal(hipblasHandle_t handle, int n, const float* alpha, hipComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, float>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasCsscalBatched(hipblasHandle_t handle, int n, const float* alpha, hipComplex* const x[],
    int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, float>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasCsscalBatched_64(hipblasHandle_t handle, int64_t n, const float* alpha, hipComplex* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, float>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasCsscalStridedBatched(hipblasHandle_t handle, int n, const float* alpha, hipComplex* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, float>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasCsscalStridedBatched_64(hipblasHandle_t handle, int64_t n, const float* alpha, hipComplex* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, float>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasCsscal_64(hipblasHandle_t handle, int64_t n, const float* alpha, hipComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return scal<Complex, float>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasCswap(hipblasHandle_t handle, int n, hipComplex* x, int incx, hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return swap<Complex>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCswapBatched(hipblasHandle_t handle, int n, hipComplex* const x[], int incx,
    hipComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCswapBatched_64(hipblasHandle_t handle, int64_t n, hipComplex* const x[], int64_t incx,
    hipComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<Complex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasCswapStridedBatched(hipblasHandle_t handle, int n, hipComplex* x, int incx,
    hipblasStride stridex, hipComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasCswapStridedBatched_64(hipblasHandle_t handle, int64_t n, hipComplex* x, int64_t incx,
    hipblasStride stridex, hipComplex* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasCswap_64(hipblasHandle_t handle, int64_t n, hipComplex* x, int64_t incx, hipComplex* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return swap<Complex>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDasum(hipblasHandle_t handle, int n, const double* x, int incx, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<double>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDasumBatched(hipblasHandle_t handle, int n, const double* const x[], int incx, int batchCount,
    double* result) {
    const Call call(__builtin_return_address(0));
    return asum<double>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDasumBatched_64(hipblasHandle_t handle, int64_t n, const double* const x[], int64_t incx,
    int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<double>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDasumStridedBatched(hipblasHandle_t handle, int n, const double* x, int incx,
    hipblasStride stridex, int batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasDasumStridedBatched_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasDasum_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<double>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDaxpy(hipblasHandle_t handle, int n, const double* alpha, const double* x, int incx, double* y,
    int incy) {
    const Call call(__builtin_return_address(0));
    return axpy<double>({handle, __func__}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDaxpyBatched(hipblasHandle_t handle, int n, const double* alpha, const double* const x[],
    int incx, double* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<double>({handle, __func__, batchCount}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDaxpyBatched_64(hipblasHandle_t handle, int64_t n, const double* alpha, const double* const x[],
    int64_t incx, double* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<double>({handle, __func__, batchCount}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDaxpyStridedBatched(hipblasHandle_t handle, int n, const double* alpha, const double* x,
    int incx, hipblasStride stridex, double* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<double>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasDaxpyStridedBatched_64(hipblasHandle_t handle, int64_t n, const double* alpha, const double* x,
    int64_t incx, hipblasStride stridex, double* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<double>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasDaxpy_64(hipblasHandle_t handle, int64_t n, const double* alpha, const double* x, int64_t incx,
    double* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return axpy<double>({handle, __func__}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDcopy(hipblasHandle_t handle, int n, const double* x, int incx, double* y, int incy) {
    const Call call(__builtin_return_address(0));
    return copy<double>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDcopyBatched(hipblasHandle_t handle, int n, const double* const x[], int incx,
    double* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDcopyBatched_64(hipblasHandle_t handle, int64_t n, const double* const x[], int64_t incx,
    double* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDcopyStridedBatched(hipblasHandle_t handle, int n, const double* x, int incx,
    hipblasStride stridex, double* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasDcopyStridedBatched_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx,
    hipblasStride stridex, double* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasDcopy_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx, double* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return copy<double>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDdot(hipblasHandle_t handle, int n, const double* x, int incx, const double* y, int incy,
    double* result) {
    const Call call(__builtin_return_address(0));
    return dot<double>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasDdotBatched(hipblasHandle_t handle, int n, const double* const x[], int incx,
    const double* const y[], int incy, int batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return dot<double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasDdotBatched_64(hipblasHandle_t handle, int64_t n, const double* const x[], int64_t incx,
    const double* const y[], int64_t incy, int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return dot<double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasDdotStridedBatched(hipblasHandle_t handle, int n, const double* x, int incx,
    hipblasStride stridex, const double* y, int incy, hipblasStride stridey, int batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return dot<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasDdotStridedBatched_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx,
    hipblasStride stridex, const double* y, int64_t incy, hipblasStride stridey, int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return dot<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasDdot_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx, const double* y,
    int64_t incy, double* result) {
    const Call call(__builtin_return_address(0));
    return dot<double>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasDnrm2(hipblasHandle_t handle, int n, const double* x, int incx, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<double>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDnrm2Batched(hipblasHandle_t handle, int n, const double* const x[], int incx, int batchCount,
    double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<double>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDnrm2Batched_64(hipblasHandle_t handle, int64_t n, const double* const x[], int64_t incx,
    int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<double>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDnrm2StridedBatched(hipblasHandle_t handle, int n, const double* x, int incx,
    hipblasStride stridex, int batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasDnrm2StridedBatched_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasDnrm2_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<double>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDrot(hipblasHandle_t handle, int n, double* x, int incx, double* y, int incy, const double* c,
    const double* s) {
    const Call call(__builtin_return_address(0));
    return rot<double, double>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasDrotBatched(hipblasHandle_t handle, int n, double* const x[], int incx, double* const y[],
    int incy, const double* c, const double* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<double, double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasDrotBatched_64(hipblasHandle_t handle, int64_t n, double* const x[], int64_t incx,
    double* const y[], int64_t incy, const double* c, const double* s, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<double, double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasDrotStridedBatched(hipblasHandle_t handle, int n, double* x, int incx, hipblasStride stridex,
    double* y, int incy, hipblasStride stridey, const double* c, const double* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<double, double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasDrotStridedBatched_64(hipblasHandle_t handle, int64_t n, double* x, int64_t incx,
    hipblasStride stridex, double* y, int64_t incy, hipblasStride stridey, const double* c, const double* s,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<double, double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasDrot_64(hipblasHandle_t handle, int64_t n, double* x, int64_t incx, double* y, int64_t incy,
    const double* c, const double* s) {
    const Call call(__builtin_return_address(0));
    return rot<double, double>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasDrotg(hipblasHandle_t handle, double* a, double* b, double* c, double* s) {
    const Call call(__builtin_return_address(0));
    return rotg<double>({handle, __func__}, a, b, c, s);
}

hipblasStatus_t hipblasDrotgBatched(hipblasHandle_t handle, double* const a[], double* const b[], double* const c[],
    double* const s[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<double>({handle, __func__, batchCount}, a, b, c, s);
}

hipblasStatus_t hipblasDrotgBatched_64(hipblasHandle_t handle, double* const a[], double* const b[], double* const c[],
    double* const s[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<double>({handle, __func__, batchCount}, a, b, c, s);
}

hipblasStatus_t hipblasDrotgStridedBatched(hipblasHandle_t handle, double* a, hipblasStride stridea, double* b,
    hipblasStride strideb, double* c, hipblasStride stridec, double* s, hipblasStride strides, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<double>({handle, __func__, batchCount}, {a, stridea}, {b, strideb}, {c, stridec}, {s, strides});
}

hipblasStatus_t hipblasDrotgStridedBatched_64(hipblasHandle_t handle, double* a, hipblasStride stridea, double* b,
    hipblasStride strideb, double* c, hipblasStride stridec, double* s, hipblasStride strides, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<double>({handle, __func__, batchCount}, {a, stridea}, {b, strideb}, {c, stridec}, {s, strides});
}

hipblasStatus_t hipblasDrotg_64(hipblasHandle_t handle, double* a, double* b, double* c, double* s) {
    const Call call(__builtin_return_address(0));
    return rotg<double>({handle, __func__}, a, b, c, s);
}

hipblasStatus_t hipblasDrotm(hipblasHandle_t handle, int n, double* x, int incx, double* y, int incy,
    const double* param) {
    const Call call(__builtin_return_address(0));
    return rotm<double>({handle, __func__}, n, {x, incx}, {y, incy}, param);
}

hipblasStatus_t hipblasDrotmBatched(hipblasHandle_t handle, int n, double* const x[], int incx, double* const y[],
    int incy, const double* const param[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotm<double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, param);
}

hipblasStatus_t hipblasDrotmBatched_64(hipblasHandle_t handle, int64_t n, double* const x[], int64_t incx,
    double* const y[], int64_t incy, const double* const param[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotm<double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, param);
}

hipblasStatus_t hipblasDrotmStridedBatched(hipblasHandle_t handle, int n, double* x, int incx, hipblasStride stridex,
    double* y, int incy, hipblasStride stridey, const double* param, hipblasStride strideParam, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotm<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey},
    {param, strideParam});
}

hipblasStatus_t hipblasDrotmStridedBatched_64(hipblasHandle_t handle, int64_t n, double* x, int64_t incx,
    hipblasStride stridex, double* y, int64_t incy, hipblasStride stridey, const double* param,
    hipblasStride strideParam, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotm<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey},
    {param, strideParam});
}

hipblasStatus_t hipblasDrotm_64(hipblasHandle_t handle, int64_t n, double* x, int64_t incx, double* y, int64_t incy,
    const double* param) {
    const Call call(__builtin_return_address(0));
    return rotm<double>({handle, __func__}, n, {x, incx}, {y, incy}, param);
}

hipblasStatus_t hipblasDrotmg(hipblasHandle_t handle, double* d1, double* d2, double* x1, const double* y1,
    double* param) {
    const Call call(__builtin_return_address(0));
    return rotmg<double>({handle, __func__}, d1, d2, x1, y1, param);
}

hipblasStatus_t hipblasDrotmgBatched(hipblasHandle_t handle, double* const d1[], double* const d2[],
    double* const x1[], const double* const y1[], double* const param[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotmg<double>({handle, __func__, batchCount}, d1, d2, x1, y1, param);
}

hipblasStatus_t hipblasDrotmgBatched_64(hipblasHandle_t handle, double* const d1[], double* const d2[],
    double* const x1[], const double* const y1[], double* const param[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotmg<double>({handle, __func__, batchCount}, d1, d2, x1, y1, param);
}

hipblasStatus_t hipblasDrotmgStridedBatched(hipblasHandle_t handle, double* d1, hipblasStride strided1, double* d2,
    hipblasStride strided2, double* x1, hipblasStride stridex1, const double* y1, hipblasStride stridey1,
    double* param, hipblasStride strideParam, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotmg<double>({handle, __func__, batchCount}, {d1, strided1}, {d2, strided2}, {x1, stridex1},
    {y1, stridey1}, {param, strideParam});
}

hipblasStatus_t hipblasDrotmgStridedBatched_64(hipblasHandle_t handle, double* d1, hipblasStride strided1, double* d2,
    hipblasStride strided2, double* x1, hipblasStride stridex1, const double* y1, hipblasStride stridey1,
    double* param, hipblasStride strideParam, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotmg<double>({handle, __func__, batchCount}, {d1, strided1}, {d2, strided2}, {x1, stridex1},
    {y1, stridey1}, {param, strideParam});
}

hipblasStatus_t hipblasDrotmg_64(hipblasHandle_t handle, double* d1, double* d2, double* x1, const double* y1,
    double* param) {
    const Call call(__builtin_return_address(0));
    return rotmg<double>({handle, __func__}, d1, d2, x1, y1, param);
}

hipblasStatus_t hipblasDscal(hipblasHandle_t handle, int n, const double* alpha, double* x, int incx) {
    const Call call(__builtin_return_address(0));
    return scal<double, double>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasDscalBatched(hipblasHandle_t handle, int n, const double* alpha, double* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<double, double>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasDscalBatched_64(hipblasHandle_t handle, int64_t n, const double* alpha, double* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<double, double>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasDscalStridedBatched(hipblasHandle_t handle, int n, const double* alpha, double* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<double, double>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasDscalStridedBatched_64(hipblasHandle_t handle, int64_t n, const double* alpha, double* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<double, double>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasDscal_64(hipblasHandle_t handle, int64_t n, const double* alpha, double* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return scal<double, double>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasDswap(hipblasHandle_t handle, int n, double* x, int incx, double* y, int incy) {
    const Call call(__builtin_return_address(0));
    return swap<double>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDswapBatched(hipblasHandle_t handle, int n, double* const x[], int incx, double* const y[],
    int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDswapBatched_64(hipblasHandle_t handle, int64_t n, double* const x[], int64_t incx,
    double* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDswapStridedBatched(hipblasHandle_t handle, int n, double* x, int incx, hipblasStride stridex,
    double* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasDswapStridedBatched_64(hipblasHandle_t handle, int64_t n, double* x, int64_t incx,
    hipblasStride stridex, double* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasDswap_64(hipblasHandle_t handle, int64_t n, double* x, int64_t incx, double* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return swap<double>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasDzasum(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<DoubleComplex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDzasumBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* const x[], int incx,
    int batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDzasumBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* const x[],
    int64_t incx, int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDzasumStridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    hipblasStride stridex, int batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasDzasumStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return asum<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasDzasum_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x, int64_t incx,
    double* result) {
    const Call call(__builtin_return_address(0));
    return asum<DoubleComplex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDznrm2(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<DoubleComplex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDznrm2Batched(hipblasHandle_t handle, int n, const hipDoubleComplex* const x[], int incx,
    int batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDznrm2Batched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* const x[],
    int64_t incx, int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasDznrm2StridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    hipblasStride stridex, int batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasDznrm2StridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount, double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasDznrm2_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x, int64_t incx,
    double* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<DoubleComplex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIcamax(hipblasHandle_t handle, int n, const hipComplex* x, int incx, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<Complex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIcamaxBatched(hipblasHandle_t handle, int n, const hipComplex* const x[], int incx,
    int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<Complex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIcamaxBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* const x[], int64_t incx,
    int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<Complex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIcamaxStridedBatched(hipblasHandle_t handle, int n, const hipComplex* x, int incx,
    hipblasStride stridex, int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIcamaxStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIcamax_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<Complex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIcamin(hipblasHandle_t handle, int n, const hipComplex* x, int incx, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<Complex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIcaminBatched(hipblasHandle_t handle, int n, const hipComplex* const x[], int incx,
    int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<Complex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIcaminBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* const x[], int64_t incx,
    int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<Complex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIcaminStridedBatched(hipblasHandle_t handle, int n, const hipComplex* x, int incx,
    hipblasStride stridex, int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIcaminStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIcamin_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<Complex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIdamax(hipblasHandle_t handle, int n, const double* x, int incx, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<double>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIdamaxBatched(hipblasHandle_t handle, int n, const double* const x[], int incx, int batchCount,
    int* result) {
    const Call call(__builtin_return_address(0));
    return amax<double>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIdamaxBatched_64(hipblasHandle_t handle, int64_t n, const double* const x[], int64_t incx,
    int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<double>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIdamaxStridedBatched(hipblasHandle_t handle, int n, const double* x, int incx,
    hipblasStride stridex, int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIdamaxStridedBatched_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIdamax_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<double>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIdamin(hipblasHandle_t handle, int n, const double* x, int incx, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<double>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIdaminBatched(hipblasHandle_t handle, int n, const double* const x[], int incx, int batchCount,
    int* result) {
    const Call call(__builtin_return_address(0));
    return amin<double>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIdaminBatched_64(hipblasHandle_t handle, int64_t n, const double* const x[], int64_t incx,
    int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<double>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIdaminStridedBatched(hipblasHandle_t handle, int n, const double* x, int incx,
    hipblasStride stridex, int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIdaminStridedBatched_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<double>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIdamin_64(hipblasHandle_t handle, int64_t n, const double* x, int64_t incx, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<double>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIsamax(hipblasHandle_t handle, int n, const float* x, int incx, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<float>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIsamaxBatched(hipblasHandle_t handle, int n, const float* const x[], int incx, int batchCount,
    int* result) {
    const Call call(__builtin_return_address(0));
    return amax<float>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIsamaxBatched_64(hipblasHandle_t handle, int64_t n, const float* const x[], int64_t incx,
    int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<float>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIsamaxStridedBatched(hipblasHandle_t handle, int n, const float* x, int incx,
    hipblasStride stridex, int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIsamaxStridedBatched_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIsamax_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<float>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIsamin(hipblasHandle_t handle, int n, const float* x, int incx, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<float>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIsaminBatched(hipblasHandle_t handle, int n, const float* const x[], int incx, int batchCount,
    int* result) {
    const Call call(__builtin_return_address(0));
    return amin<float>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIsaminBatched_64(hipblasHandle_t handle, int64_t n, const float* const x[], int64_t incx,
    int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<float>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIsaminStridedBatched(hipblasHandle_t handle, int n, const float* x, int incx,
    hipblasStride stridex, int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIsaminStridedBatched_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIsamin_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<float>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIzamax(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<DoubleComplex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIzamaxBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* const x[], int incx,
    int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIzamaxBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* const x[],
    int64_t incx, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIzamaxStridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    hipblasStride stridex, int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amax<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIzamaxStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIzamax_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x, int64_t incx,
    int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amax<DoubleComplex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIzamin(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<DoubleComplex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIzaminBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* const x[], int incx,
    int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIzaminBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* const x[],
    int64_t incx, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasIzaminStridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    hipblasStride stridex, int batchCount, int* result) {
    const Call call(__builtin_return_address(0));
    return amin<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIzaminStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount, int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasIzamin_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x, int64_t incx,
    int64_t* result) {
    const Call call(__builtin_return_address(0));
    return amin<DoubleComplex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSasum(hipblasHandle_t handle, int n, const float* x, int incx, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<float>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSasumBatched(hipblasHandle_t handle, int n, const float* const x[], int incx, int batchCount,
    float* result) {
    const Call call(__builtin_return_address(0));
    return asum<float>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSasumBatched_64(hipblasHandle_t handle, int64_t n, const float* const x[], int64_t incx,
    int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<float>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSasumStridedBatched(hipblasHandle_t handle, int n, const float* x, int incx,
    hipblasStride stridex, int batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasSasumStridedBatched_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasSasum_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<float>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSaxpy(hipblasHandle_t handle, int n, const float* alpha, const float* x, int incx, float* y,
    int incy) {
    const Call call(__builtin_return_address(0));
    return axpy<float>({handle, __func__}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasSaxpyBatched(hipblasHandle_t handle, int n, const float* alpha, const float* const x[],
    int incx, float* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<float>({handle, __func__, batchCount}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasSaxpyBatched_64(hipblasHandle_t handle, int64_t n, const float* alpha, const float* const x[],
    int64_t incx, float* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<float>({handle, __func__, batchCount}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasSaxpyStridedBatched(hipblasHandle_t handle, int n, const float* alpha, const float* x, int incx,
    hipblasStride stridex, float* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<float>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasSaxpyStridedBatched_64(hipblasHandle_t handle, int64_t n, const float* alpha, const float* x,
    int64_t incx, hipblasStride stridex, float* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<float>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasSaxpy_64(hipblasHandle_t handle, int64_t n, const float* alpha, const float* x, int64_t incx,
    float* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return axpy<float>({handle, __func__}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasScasum(hipblasHandle_t handle, int n, const hipComplex* x, int incx, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<Complex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasScasumBatched(hipblasHandle_t handle, int n, const hipComplex* const x[], int incx,
    int batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<Complex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasScasumBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* const x[], int64_t incx,
    int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<Complex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasScasumStridedBatched(hipblasHandle_t handle, int n, const hipComplex* x, int incx,
    hipblasStride stridex, int batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasScasumStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasScasum_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx, float* result) {
    const Call call(__builtin_return_address(0));
    return asum<Complex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasScnrm2(hipblasHandle_t handle, int n, const hipComplex* x, int incx, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<Complex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasScnrm2Batched(hipblasHandle_t handle, int n, const hipComplex* const x[], int incx,
    int batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<Complex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasScnrm2Batched_64(hipblasHandle_t handle, int64_t n, const hipComplex* const x[], int64_t incx,
    int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<Complex>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasScnrm2StridedBatched(hipblasHandle_t handle, int n, const hipComplex* x, int incx,
    hipblasStride stridex, int batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasScnrm2StridedBatched_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<Complex>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasScnrm2_64(hipblasHandle_t handle, int64_t n, const hipComplex* x, int64_t incx, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<Complex>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasScopy(hipblasHandle_t handle, int n, const float* x, int incx, float* y, int incy) {
    const Call call(__builtin_return_address(0));
    return copy<float>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasScopyBatched(hipblasHandle_t handle, int n, const float* const x[], int incx, float* const y[],
    int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasScopyBatched_64(hipblasHandle_t handle, int64_t n, const float* const x[], int64_t incx,
    float* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasScopyStridedBatched(hipblasHandle_t handle, int n, const float* x, int incx,
    hipblasStride stridex, float* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasScopyStridedBatched_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx,
    hipblasStride stridex, float* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasScopy_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx, float* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return copy<float>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasSdot(hipblasHandle_t handle, int n, const float* x, int incx, const float* y, int incy,
    float* result) {
    const Call call(__builtin_return_address(0));
    return dot<float>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasSdotBatched(hipblasHandle_t handle, int n, const float* const x[], int incx,
    const float* const y[], int incy, int batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return dot<float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasSdotBatched_64(hipblasHandle_t handle, int64_t n, const float* const x[], int64_t incx,
    const float* const y[], int64_t incy, int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return dot<float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasSdotStridedBatched(hipblasHandle_t handle, int n, const float* x, int incx,
    hipblasStride stridex, const float* y, int incy, hipblasStride stridey, int batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return dot<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasSdotStridedBatched_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx,
    hipblasStride stridex, const float* y, int64_t incy, hipblasStride stridey, int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return dot<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasSdot_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx, const float* y,
    int64_t incy, float* result) {
    const Call call(__builtin_return_address(0));
    return dot<float>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasSnrm2(hipblasHandle_t handle, int n, const float* x, int incx, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<float>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSnrm2Batched(hipblasHandle_t handle, int n, const float* const x[], int incx, int batchCount,
    float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<float>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSnrm2Batched_64(hipblasHandle_t handle, int64_t n, const float* const x[], int64_t incx,
    int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<float>({handle, __func__, batchCount}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSnrm2StridedBatched(hipblasHandle_t handle, int n, const float* x, int incx,
    hipblasStride stridex, int batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasSnrm2StridedBatched_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx,
    hipblasStride stridex, int64_t batchCount, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, result);
}

hipblasStatus_t hipblasSnrm2_64(hipblasHandle_t handle, int64_t n, const float* x, int64_t incx, float* result) {
    const Call call(__builtin_return_address(0));
    return nrm2<float>({handle, __func__}, n, {x, incx}, result);
}

hipblasStatus_t hipblasSrot(hipblasHandle_t handle, int n, float* x, int incx, float* y, int incy, const float* c,
    const float* s) {
    const Call call(__builtin_return_address(0));
    return rot<float, float>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasSrotBatched(hipblasHandle_t handle, int n, float* const x[], int incx, float* const y[],
    int incy, const float* c, const float* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<float, float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasSrotBatched_64(hipblasHandle_t handle, int64_t n, float* const x[], int64_t incx,
    float* const y[], int64_t incy, const float* c, const float* s, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<float, float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasSrotStridedBatched(hipblasHandle_t handle, int n, float* x, int incx, hipblasStride stridex,
    float* y, int incy, hipblasStride stridey, const float* c, const float* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<float, float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasSrotStridedBatched_64(hipblasHandle_t handle, int64_t n, float* x, int64_t incx,
    hipblasStride stridex, float* y, int64_t incy, hipblasStride stridey, const float* c, const float* s,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<float, float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasSrot_64(hipblasHandle_t handle, int64_t n, float* x, int64_t incx, float* y, int64_t incy,
    const float* c, const float* s) {
    const Call call(__builtin_return_address(0));
    return rot<float, float>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasSrotg(hipblasHandle_t handle, float* a, float* b, float* c, float* s) {
    const Call call(__builtin_return_address(0));
    return rotg<float>({handle, __func__}, a, b, c, s);
}

hipblasStatus_t hipblasSrotgBatched(hipblasHandle_t handle, float* const a[], float* const b[], float* const c[],
    float* const s[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<float>({handle, __func__, batchCount}, a, b, c, s);
}

hipblasStatus_t hipblasSrotgBatched_64(hipblasHandle_t handle, float* const a[], float* const b[], float* const c[],
    float* const s[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<float>({handle, __func__, batchCount}, a, b, c, s);
}

hipblasStatus_t hipblasSrotgStridedBatched(hipblasHandle_t handle, float* a, hipblasStride stridea, float* b,
    hipblasStride strideb, float* c, hipblasStride stridec, float* s, hipblasStride strides, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<float>({handle, __func__, batchCount}, {a, stridea}, {b, strideb}, {c, stridec}, {s, strides});
}

hipblasStatus_t hipblasSrotgStridedBatched_64(hipblasHandle_t handle, float* a, hipblasStride stridea, float* b,
    hipblasStride strideb, float* c, hipblasStride stridec, float* s, hipblasStride strides, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<float>({handle, __func__, batchCount}, {a, stridea}, {b, strideb}, {c, stridec}, {s, strides});
}

hipblasStatus_t hipblasSrotg_64(hipblasHandle_t handle, float* a, float* b, float* c, float* s) {
    const Call call(__builtin_return_address(0));
    return rotg<float>({handle, __func__}, a, b, c, s);
}

hipblasStatus_t hipblasSrotm(hipblasHandle_t handle, int n, float* x, int incx, float* y, int incy, const float* param) {
    const Call call(__builtin_return_address(0));
    return rotm<float>({handle, __func__}, n, {x, incx}, {y, incy}, param);
}

hipblasStatus_t hipblasSrotmBatched(hipblasHandle_t handle, int n, float* const x[], int incx, float* const y[],
    int incy, const float* const param[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotm<float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, param);
}

hipblasStatus_t hipblasSrotmBatched_64(hipblasHandle_t handle, int64_t n, float* const x[], int64_t incx,
    float* const y[], int64_t incy, const float* const param[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotm<float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, param);
}

hipblasStatus_t hipblasSrotmStridedBatched(hipblasHandle_t handle, int n, float* x, int incx, hipblasStride stridex,
    float* y, int incy, hipblasStride stridey, const float* param, hipblasStride strideParam, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotm<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey},
    {param, strideParam});
}

hipblasStatus_t hipblasSrotmStridedBatched_64(hipblasHandle_t handle, int64_t n, float* x, int64_t incx,
    hipblasStride stridex, float* y, int64_t incy, hipblasStride stridey, const float* param,
    hipblasStride strideParam, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotm<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey},
    {param, strideParam});
}

hipblasStatus_t hipblasSrotm_64(hipblasHandle_t handle, int64_t n, float* x, int64_t incx, float* y, int64_t incy,
    const float* param) {
    const Call call(__builtin_return_address(0));
    return rotm<float>({handle, __func__}, n, {x, incx}, {y, incy}, param);
}

hipblasStatus_t hipblasSrotmg(hipblasHandle_t handle, float* d1, float* d2, float* x1, const float* y1, float* param) {
    const Call call(__builtin_return_address(0));
    return rotmg<float>({handle, __func__}, d1, d2, x1, y1, param);
}

hipblasStatus_t hipblasSrotmgBatched(hipblasHandle_t handle, float* const d1[], float* const d2[], float* const x1[],
    const float* const y1[], float* const param[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotmg<float>({handle, __func__, batchCount}, d1, d2, x1, y1, param);
}

hipblasStatus_t hipblasSrotmgBatched_64(hipblasHandle_t handle, float* const d1[], float* const d2[],
    float* const x1[], const float* const y1[], float* const param[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotmg<float>({handle, __func__, batchCount}, d1, d2, x1, y1, param);
}

hipblasStatus_t hipblasSrotmgStridedBatched(hipblasHandle_t handle, float* d1, hipblasStride strided1, float* d2,
    hipblasStride strided2, float* x1, hipblasStride stridex1, const float* y1, hipblasStride stridey1, float* param,
    hipblasStride strideParam, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotmg<float>({handle, __func__, batchCount}, {d1, strided1}, {d2, strided2}, {x1, stridex1},
    {y1, stridey1}, {param, strideParam});
}

hipblasStatus_t hipblasSrotmgStridedBatched_64(hipblasHandle_t handle, float* d1, hipblasStride strided1, float* d2,
    hipblasStride strided2, float* x1, hipblasStride stridex1, const float* y1, hipblasStride stridey1, float* param,
    hipblasStride strideParam, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotmg<float>({handle, __func__, batchCount}, {d1, strided1}, {d2, strided2}, {x1, stridex1},
    {y1, stridey1}, {param, strideParam});
}

hipblasStatus_t hipblasSrotmg_64(hipblasHandle_t handle, float* d1, float* d2, float* x1, const float* y1,
    float* param) {
    const Call call(__builtin_return_address(0));
    return rotmg<float>({handle, __func__}, d1, d2, x1, y1, param);
}

hipblasStatus_t hipblasSscal(hipblasHandle_t handle, int n, const float* alpha, float* x, int incx) {
    const Call call(__builtin_return_address(0));
    return scal<float, float>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasSscalBatched(hipblasHandle_t handle, int n, const float* alpha, float* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<float, float>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasSscalBatched_64(hipblasHandle_t handle, int64_t n, const float* alpha, float* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<float, float>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasSscalStridedBatched(hipblasHandle_t handle, int n, const float* alpha, float* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<float, float>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasSscalStridedBatched_64(hipblasHandle_t handle, int64_t n, const float* alpha, float* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<float, float>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasSscal_64(hipblasHandle_t handle, int64_t n, const float* alpha, float* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return scal<float, float>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasSswap(hipblasHandle_t handle, int n, float* x, int incx, float* y, int incy) {
    const Call call(__builtin_return_address(0));
    return swap<float>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasSswapBatched(hipblasHandle_t handle, int n, float* const x[], int incx, float* const y[],
    int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasSswapBatched_64(hipblasHandle_t handle, int64_t n, float* const x[], int64_t incx,
    float* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<float>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasSswapStridedBatched(hipblasHandle_t handle, int n, float* x, int incx, hipblasStride stridex,
    float* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasSswapStridedBatched_64(hipblasHandle_t handle, int64_t n, float* x, int64_t incx,
    hipblasStride stridex, float* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<float>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasSswap_64(hipblasHandle_t handle, int64_t n, float* x, int64_t incx, float* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return swap<float>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZaxpy(hipblasHandle_t handle, int n, const hipDoubleComplex* alpha, const hipDoubleComplex* x,
    int incx, hipDoubleComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return axpy<DoubleComplex>({handle, __func__}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZaxpyBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const x[], int incx, hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<DoubleComplex>({handle, __func__, batchCount}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZaxpyBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const x[], int64_t incx, hipDoubleComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<DoubleComplex>({handle, __func__, batchCount}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZaxpyStridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, hipDoubleComplex* y, int incy, hipblasStride stridey,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<DoubleComplex>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasZaxpyStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int64_t incx, hipblasStride stridex, hipDoubleComplex* y, int64_t incy,
    hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy<DoubleComplex>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasZaxpy_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int64_t incx, hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return axpy<DoubleComplex>({handle, __func__}, n, alpha, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZcopy(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx, hipDoubleComplex* y,
    int incy) {
    const Call call(__builtin_return_address(0));
    return copy<DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZcopyBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* const x[], int incx,
    hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZcopyBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* const x[],
    int64_t incx, hipDoubleComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZcopyStridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    hipblasStride stridex, hipDoubleComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasZcopyStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x,
    int64_t incx, hipblasStride stridex, hipDoubleComplex* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return copy<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasZcopy_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x, int64_t incx,
    hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return copy<DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZdotc(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    const hipDoubleComplex* y, int incy, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasZdotcBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* const x[], int incx,
    const hipDoubleComplex* const y[], int incy, int batchCount, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasZdotcBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* const x[],
    int64_t incx, const hipDoubleComplex* const y[], int64_t incy, int64_t batchCount, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasZdotcStridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    hipblasStride stridex, const hipDoubleComplex* y, int incy, hipblasStride stridey, int batchCount,
    hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasZdotcStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x,
    int64_t incx, hipblasStride stridex, const hipDoubleComplex* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasZdotc_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x, int64_t incx,
    const hipDoubleComplex* y, int64_t incy, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotc<DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasZdotu(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    const hipDoubleComplex* y, int incy, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasZdotuBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* const x[], int incx,
    const hipDoubleComplex* const y[], int incy, int batchCount, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasZdotuBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* const x[],
    int64_t incx, const hipDoubleComplex* const y[], int64_t incy, int64_t batchCount, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasZdotuStridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* x, int incx,
    hipblasStride stridex, const hipDoubleComplex* y, int incy, hipblasStride stridey, int batchCount,
    hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasZdotuStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x,
    int64_t incx, hipblasStride stridex, const hipDoubleComplex* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, result);
}

hipblasStatus_t hipblasZdotu_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* x, int64_t incx,
    const hipDoubleComplex* y, int64_t incy, hipDoubleComplex* result) {
    const Call call(__builtin_return_address(0));
    return dotu<DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy}, result);
}

hipblasStatus_t hipblasZdrot(hipblasHandle_t handle, int n, hipDoubleComplex* x, int incx, hipDoubleComplex* y,
    int incy, const double* c, const double* s) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, double>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasZdrotBatched(hipblasHandle_t handle, int n, hipDoubleComplex* const x[], int incx,
    hipDoubleComplex* const y[], int incy, const double* c, const double* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasZdrotBatched_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* const x[], int64_t incx,
    hipDoubleComplex* const y[], int64_t incy, const double* c, const double* s, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, double>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasZdrotStridedBatched(hipblasHandle_t handle, int n, hipDoubleComplex* x, int incx,
    hipblasStride stridex, hipDoubleComplex* y, int incy, hipblasStride stridey, const double* c, const double* s,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasZdrotStridedBatched_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* x, int64_t incx,
    hipblasStride stridex, hipDoubleComplex* y, int64_t incy, hipblasStride stridey, const double* c, const double* s,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, double>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasZdrot_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* x, int64_t incx,
    hipDoubleComplex* y, int64_t incy, const double* c, const double* s) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, double>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasZdscal(hipblasHandle_t handle, int n, const double* alpha, hipDoubleComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, double>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasZdscalBatched(hipblasHandle_t handle, int n, const double* alpha, hipDoubleComplex* const x[],
    int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, double>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasZdscalBatched_64(hipblasHandle_t handle, int64_t n, const double* alpha,
    hipDoubleComplex* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, double>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasZdscalStridedBatched(hipblasHandle_t handle, int n, const double* alpha, hipDoubleComplex* x,
    int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, double>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasZdscalStridedBatched_64(hipblasHandle_t handle, int64_t n, const double* alpha,
    hipDoubleComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, double>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasZdscal_64(hipblasHandle_t handle, int64_t n, const double* alpha, hipDoubleComplex* x,
    int64_t incx) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, double>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasZrot(hipblasHandle_t handle, int n, hipDoubleComplex* x, int incx, hipDoubleComplex* y,
    int incy, const double* c, const hipDoubleComplex* s) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasZrotBatched(hipblasHandle_t handle, int n, hipDoubleComplex* const x[], int incx,
    hipDoubleComplex* const y[], int incy, const double* c, const hipDoubleComplex* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasZrotBatched_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* const x[], int64_t incx,
    hipDoubleComplex* const y[], int64_t incy, const double* c, const hipDoubleComplex* s, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasZrotStridedBatched(hipblasHandle_t handle, int n, hipDoubleComplex* x, int incx,
    hipblasStride stridex, hipDoubleComplex* y, int incy, hipblasStride stridey, const double* c,
    const hipDoubleComplex* s, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex},
    {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasZrotStridedBatched_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* x, int64_t incx,
    hipblasStride stridex, hipDoubleComplex* y, int64_t incy, hipblasStride stridey, const double* c,
    const hipDoubleComplex* s, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex},
    {y, incy, stridey}, c, s);
}

hipblasStatus_t hipblasZrot_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* x, int64_t incx,
    hipDoubleComplex* y, int64_t incy, const double* c, const hipDoubleComplex* s) {
    const Call call(__builtin_return_address(0));
    return rot<DoubleComplex, DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy}, c, s);
}

hipblasStatus_t hipblasZrotg(hipblasHandle_t handle, hipDoubleComplex* a, hipDoubleComplex* b, double* c,
    hipDoubleComplex* s) {
    const Call call(__builtin_return_address(0));
    return rotg<DoubleComplex>({handle, __func__}, a, b, c, s);
}

hipblasStatus_t hipblasZrotgBatched(hipblasHandle_t handle, hipDoubleComplex* const a[], hipDoubleComplex* const b[],
    double* const c[], hipDoubleComplex* const s[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<DoubleComplex>({handle, __func__, batchCount}, a, b, c, s);
}

hipblasStatus_t hipblasZrotgBatched_64(hipblasHandle_t handle, hipDoubleComplex* const a[],
    hipDoubleComplex* const b[], double* const c[], hipDoubleComplex* const s[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<DoubleComplex>({handle, __func__, batchCount}, a, b, c, s);
}

hipblasStatus_t hipblasZrotgStridedBatched(hipblasHandle_t handle, hipDoubleComplex* a, hipblasStride stridea,
    hipDoubleComplex* b, hipblasStride strideb, double* c, hipblasStride stridec, hipDoubleComplex* s,
    hipblasStride strides, int batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<DoubleComplex>({handle, __func__, batchCount}, {a, stridea}, {b, strideb}, {c, stridec}, {s, strides});
}

hipblasStatus_t hipblasZrotgStridedBatched_64(hipblasHandle_t handle, hipDoubleComplex* a, hipblasStride stridea,
    hipDoubleComplex* b, hipblasStride strideb, double* c, hipblasStride stridec, hipDoubleComplex* s,
    hipblasStride strides, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return rotg<DoubleComplex>({handle, __func__, batchCount}, {a, stridea}, {b, strideb}, {c, stridec}, {s, strides});
}

hipblasStatus_t hipblasZrotg_64(hipblasHandle_t handle, hipDoubleComplex* a, hipDoubleComplex* b, double* c,
    hipDoubleComplex* s) {
    const Call call(__builtin_return_address(0));
    return rotg<DoubleComplex>({handle, __func__}, a, b, c, s);
}

hipblasStatus_t hipblasZscal(hipblasHandle_t handle, int n, const hipDoubleComplex* alpha, hipDoubleComplex* x,
    int incx) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, DoubleComplex>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasZscalBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* alpha,
    hipDoubleComplex* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, DoubleComplex>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasZscalBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* alpha,
    hipDoubleComplex* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, DoubleComplex>({handle, __func__, batchCount}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasZscalStridedBatched(hipblasHandle_t handle, int n, const hipDoubleComplex* alpha,
    hipDoubleComplex* x, int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, DoubleComplex>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasZscalStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* alpha,
    hipDoubleComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, DoubleComplex>({handle, __func__, batchCount}, n, alpha, {x, incx, stridex});
}

hipblasStatus_t hipblasZscal_64(hipblasHandle_t handle, int64_t n, const hipDoubleComplex* alpha, hipDoubleComplex* x,
    int64_t incx) {
    const Call call(__builtin_return_address(0));
    return scal<DoubleComplex, DoubleComplex>({handle, __func__}, n, alpha, {x, incx});
}

hipblasStatus_t hipblasZswap(hipblasHandle_t handle, int n, hipDoubleComplex* x, int incx, hipDoubleComplex* y,
    int incy) {
    const Call call(__builtin_return_address(0));
    return swap<DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZswapBatched(hipblasHandle_t handle, int n, hipDoubleComplex* const x[], int incx,
    hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZswapBatched_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* const x[], int64_t incx,
    hipDoubleComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx}, {y, incy});
}

hipblasStatus_t hipblasZswapStridedBatched(hipblasHandle_t handle, int n, hipDoubleComplex* x, int incx,
    hipblasStride stridex, hipDoubleComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasZswapStridedBatched_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* x, int64_t incx,
    hipblasStride stridex, hipDoubleComplex* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return swap<DoubleComplex>({handle, __func__, batchCount}, n, {x, incx, stridex}, {y, incy, stridey});
}

hipblasStatus_t hipblasZswap_64(hipblasHandle_t handle, int64_t n, hipDoubleComplex* x, int64_t incx,
    hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return swap<DoubleComplex>({handle, __func__}, n, {x, incx}, {y, incy});
}
