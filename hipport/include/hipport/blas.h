// Version 1 of cuBLAS, which has no handle, by hipBLAS. Comes with hipport, belongs to the project that it
// was copied into.
// hipport: ignore-file
//
// Every function is CUDA's without the prefix: Sgemm, for example. One handle serves the program, from Init to
// Shutdown. Scalars are given by value, options as the letters of BLAS, and a result comes back by value. Functions
// that return no status keep the last that was not a success for GetError.

#ifndef HIPPORT_BLAS_H
#define HIPPORT_BLAS_H

#include <hip/hip_complex.h>
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>

namespace hipport {
namespace blas {

struct State {
    hipblasHandle_t handle;
    hipblasStatus_t error;
};
inline State &state() {
    static State the_state = {nullptr, HIPBLAS_STATUS_SUCCESS};
    return the_state;
}

inline hipblasStatus_t Init() {
    State &here = state();
    return here.handle == nullptr ? hipblasCreate(&here.handle) : HIPBLAS_STATUS_SUCCESS;
}
inline hipblasStatus_t Shutdown() {
    State &here = state();
    if (here.handle == nullptr) return HIPBLAS_STATUS_NOT_INITIALIZED;
    const hipblasStatus_t status = hipblasDestroy(here.handle);
    here.handle = nullptr;
    return status;
}
inline hipblasStatus_t GetError() {
    const hipblasStatus_t error = state().error;
    state().error = HIPBLAS_STATUS_SUCCESS;
    return error;
}
inline hipblasStatus_t SetKernelStream(hipStream_t stream) {
    State &here = state();
    return here.handle == nullptr ? HIPBLAS_STATUS_NOT_INITIALIZED : hipblasSetStream(here.handle, stream);
}
inline hipblasStatus_t Alloc(int n, int elemSize, void **devicePtr) {
    if (n <= 0 || elemSize <= 0) return HIPBLAS_STATUS_INVALID_VALUE;
    const hipError_t error = hipMalloc(devicePtr, static_cast<size_t>(n) * static_cast<size_t>(elemSize));
    return error == hipSuccess ? HIPBLAS_STATUS_SUCCESS : HIPBLAS_STATUS_ALLOC_FAILED;
}
inline hipblasStatus_t Free(void *devicePtr) {
    return hipFree(devicePtr) == hipSuccess ? HIPBLAS_STATUS_SUCCESS : HIPBLAS_STATUS_INTERNAL_ERROR;
}

// Calls a function of hipBLAS with the handle, and keeps what went wrong.
template <class... Parameters, class... Arguments>
inline void call(hipblasStatus_t (*function)(hipblasHandle_t, Parameters...), Arguments... arguments) {
    State &here = state();
    const hipblasStatus_t status =
        here.handle == nullptr ? HIPBLAS_STATUS_NOT_INITIALIZED : function(here.handle, arguments...);
    if (status != HIPBLAS_STATUS_SUCCESS) here.error = status;
}

// An option as a letter of either case. What is none of its letters becomes a value that hipBLAS refuses.
struct Letter {
    char letter;
    constexpr bool is(char upper) const { return letter == upper || letter == upper - 'A' + 'a'; }
    constexpr operator hipblasOperation_t() const {
        return is('N') ? HIPBLAS_OP_N : is('T') ? HIPBLAS_OP_T : is('C') ? HIPBLAS_OP_C : hipblasOperation_t();
    }
    constexpr operator hipblasFillMode_t() const {
        return is('U') ? HIPBLAS_FILL_MODE_UPPER : is('L') ? HIPBLAS_FILL_MODE_LOWER : hipblasFillMode_t();
    }
    constexpr operator hipblasSideMode_t() const {
        return is('L') ? HIPBLAS_SIDE_LEFT : is('R') ? HIPBLAS_SIDE_RIGHT : hipblasSideMode_t();
    }
    constexpr operator hipblasDiagType_t() const {
        return is('N') ? HIPBLAS_DIAG_NON_UNIT : is('U') ? HIPBLAS_DIAG_UNIT : hipblasDiagType_t();
    }
};

// The shapes of functions: a name, the type of its elements and that of its scalars.
#define HIPPORT_BLAS_RESULT(name, R, T)           \
    inline R name(int n, const T *x, int incx) {  \
        R result = R();                           \
        call(hipblas##name, n, x, incx, &result); \
        return result;                            \
    }
#define HIPPORT_BLAS_DOT(name, T)                                      \
    inline T name(int n, const T *x, int incx, const T *y, int incy) { \
        T result = T();                                                \
        call(hipblas##name, n, x, incx, y, incy, &result);             \
        return result;                                                 \
    }
#define HIPPORT_BLAS_SCAL(name, A, T) \
    inline void name(int n, A alpha, T *x, int incx) { call(hipblas##name, n, &alpha, x, incx); }
#define HIPPORT_BLAS_ROT(name, T, R, S)                                 \
    inline void name(int n, T *x, int incx, T *y, int incy, R c, S s) { \
        call(hipblas##name, n, x, incx, y, incy, &c, &s);               \
    }
#define HIPPORT_BLAS_MV(name, T)                                                                                \
    inline void name(char uplo, int n, int k, T alpha, const T *A, int lda, const T *x, int incx, T beta, T *y, \
                     int incy) {                                                                                \
        call(hipblas##name, Letter{uplo}, n, k, &alpha, A, lda, x, incx, &beta, y, incy);                       \
    }
#define HIPPORT_BLAS_FULL_MV(name, T)                                                                                \
    inline void name(char uplo, int n, T alpha, const T *A, int lda, const T *x, int incx, T beta, T *y, int incy) { \
        call(hipblas##name, Letter{uplo}, n, &alpha, A, lda, x, incx, &beta, y, incy);                               \
    }
#define HIPPORT_BLAS_PACKED_MV(name, T)                                                                      \
    inline void name(char uplo, int n, T alpha, const T *AP, const T *x, int incx, T beta, T *y, int incy) { \
        call(hipblas##name, Letter{uplo}, n, &alpha, AP, x, incx, &beta, y, incy);                           \
    }
#define HIPPORT_BLAS_R(name, A, T)                                                     \
    inline void name(char uplo, int n, A alpha, const T *x, int incx, T *a, int lda) { \
        call(hipblas##name, Letter{uplo}, n, &alpha, x, incx, a, lda);                 \
    }
#define HIPPORT_BLAS_PACKED_R(name, A, T)                                      \
    inline void name(char uplo, int n, A alpha, const T *x, int incx, T *AP) { \
        call(hipblas##name, Letter{uplo}, n, &alpha, x, incx, AP);             \
    }
#define HIPPORT_BLAS_R2(name, T)                                                                             \
    inline void name(char uplo, int n, T alpha, const T *x, int incx, const T *y, int incy, T *A, int lda) { \
        call(hipblas##name, Letter{uplo}, n, &alpha, x, incx, y, incy, A, lda);                              \
    }
#define HIPPORT_BLAS_PACKED_R2(name, T)                                                              \
    inline void name(char uplo, int n, T alpha, const T *x, int incx, const T *y, int incy, T *AP) { \
        call(hipblas##name, Letter{uplo}, n, &alpha, x, incx, y, incy, AP);                          \
    }
#define HIPPORT_BLAS_GER(name, T)                                                                        \
    inline void name(int m, int n, T alpha, const T *x, int incx, const T *y, int incy, T *A, int lda) { \
        call(hipblas##name, m, n, &alpha, x, incx, y, incy, A, lda);                                     \
    }
#define HIPPORT_BLAS_TRIANGULAR(name, T)                                                             \
    inline void name(char uplo, char trans, char diag, int n, const T *A, int lda, T *x, int incx) { \
        call(hipblas##name, Letter{uplo}, Letter{trans}, Letter{diag}, n, A, lda, x, incx);          \
    }
#define HIPPORT_BLAS_TRIANGULAR_BAND(name, T)                                                               \
    inline void name(char uplo, char trans, char diag, int n, int k, const T *A, int lda, T *x, int incx) { \
        call(hipblas##name, Letter{uplo}, Letter{trans}, Letter{diag}, n, k, A, lda, x, incx);              \
    }
#define HIPPORT_BLAS_TRIANGULAR_PACKED(name, T)                                              \
    inline void name(char uplo, char trans, char diag, int n, const T *AP, T *x, int incx) { \
        call(hipblas##name, Letter{uplo}, Letter{trans}, Letter{diag}, n, AP, x, incx);      \
    }
#define HIPPORT_BLAS_SIDE_MM(name, T)                                                                       \
    inline void name(char side, char uplo, int m, int n, T alpha, const T *A, int lda, const T *B, int ldb, \
                     T beta, T *C, int ldc) {                                                               \
        call(hipblas##name, Letter{side}, Letter{uplo}, m, n, &alpha, A, lda, B, ldb, &beta, C, ldc);       \
    }
#define HIPPORT_BLAS_RK(name, A, T)                                                                   \
    inline void name(char uplo, char trans, int n, int k, A alpha, const T *a, int lda, A beta, T *C, \
                     int ldc) {                                                                       \
        call(hipblas##name, Letter{uplo}, Letter{trans}, n, k, &alpha, a, lda, &beta, C, ldc);        \
    }
#define HIPPORT_BLAS_R2K(name, T, R)                                                                         \
    inline void name(char uplo, char trans, int n, int k, T alpha, const T *A, int lda, const T *B, int ldb, \
                     R beta, T *C, int ldc) {                                                                \
        call(hipblas##name, Letter{uplo}, Letter{trans}, n, k, &alpha, A, lda, B, ldb, &beta, C, ldc);       \
    }

// X and LOW are the letters of an element's type, upper and lower case.
#define HIPPORT_BLAS_ALL(X, LOW, T)                                                                               \
    HIPPORT_BLAS_RESULT(I##LOW##amax, int, T)                                                                     \
    HIPPORT_BLAS_RESULT(I##LOW##amin, int, T)                                                                     \
    HIPPORT_BLAS_SCAL(X##scal, T, T)                                                                              \
    inline void X##swap(int n, T *x, int incx, T *y, int incy) { call(hipblas##X##swap, n, x, incx, y, incy); }   \
    inline void X##copy(int n, const T *x, int incx, T *y, int incy) {                                            \
        call(hipblas##X##copy, n, x, incx, y, incy);                                                              \
    }                                                                                                             \
    inline void X##axpy(int n, T alpha, const T *x, int incx, T *y, int incy) {                                   \
        call(hipblas##X##axpy, n, &alpha, x, incx, y, incy);                                                      \
    }                                                                                                             \
    inline void X##gemv(char trans, int m, int n, T alpha, const T *A, int lda, const T *x, int incx, T beta,     \
                        T *y, int incy) {                                                                         \
        call(hipblas##X##gemv, Letter{trans}, m, n, &alpha, A, lda, x, incx, &beta, y, incy);                     \
    }                                                                                                             \
    inline void X##gbmv(char trans, int m, int n, int kl, int ku, T alpha, const T *A, int lda, const T *x,       \
                        int incx, T beta, T *y, int incy) {                                                       \
        call(hipblas##X##gbmv, Letter{trans}, m, n, kl, ku, &alpha, A, lda, x, incx, &beta, y, incy);             \
    }                                                                                                             \
    HIPPORT_BLAS_TRIANGULAR(X##trmv, T)                                                                           \
    HIPPORT_BLAS_TRIANGULAR(X##trsv, T)                                                                           \
    HIPPORT_BLAS_TRIANGULAR_BAND(X##tbmv, T)                                                                      \
    HIPPORT_BLAS_TRIANGULAR_BAND(X##tbsv, T)                                                                      \
    HIPPORT_BLAS_TRIANGULAR_PACKED(X##tpmv, T)                                                                    \
    HIPPORT_BLAS_TRIANGULAR_PACKED(X##tpsv, T)                                                                    \
    inline void X##gemm(char transa, char transb, int m, int n, int k, T alpha, const T *A, int lda, const T *B,  \
                        int ldb, T beta, T *C, int ldc) {                                                         \
        call(hipblas##X##gemm, Letter{transa}, Letter{transb}, m, n, k, &alpha, A, lda, B, ldb, &beta, C, ldc);   \
    }                                                                                                             \
    HIPPORT_BLAS_SIDE_MM(X##symm, T)                                                                              \
    HIPPORT_BLAS_RK(X##syrk, T, T)                                                                                \
    HIPPORT_BLAS_R2K(X##syr2k, T, T)                                                                              \
    inline void X##trmm(char side, char uplo, char transa, char diag, int m, int n, T alpha, const T *A, int lda, \
                        T *B, int ldb) {                                                                          \
        call(hipblas##X##trmm, Letter{side}, Letter{uplo}, Letter{transa}, Letter{diag}, m, n, &alpha, A, lda, B, \
             ldb, B, ldb);                                                                                        \
    }                                                                                                             \
    inline void X##trsm(char side, char uplo, char transa, char diag, int m, int n, T alpha, const T *A, int lda, \
                        T *B, int ldb) {                                                                          \
        call(hipblas##X##trsm, Letter{side}, Letter{uplo}, Letter{transa}, Letter{diag}, m, n, &alpha, A, lda, B, \
             ldb);                                                                                                \
    }

#define HIPPORT_BLAS_REAL(X, T)                                                                 \
    HIPPORT_BLAS_RESULT(X##nrm2, T, T)                                                          \
    HIPPORT_BLAS_RESULT(X##asum, T, T)                                                          \
    HIPPORT_BLAS_DOT(X##dot, T)                                                                 \
    HIPPORT_BLAS_ROT(X##rot, T, T, T)                                                           \
    inline void X##rotg(T *sa, T *sb, T *sc, T *ss) { call(hipblas##X##rotg, sa, sb, sc, ss); } \
    inline void X##rotm(int n, T *x, int incx, T *y, int incy, const T *sparam) {               \
        call(hipblas##X##rotm, n, x, incx, y, incy, sparam);                                    \
    }                                                                                           \
    inline void X##rotmg(T *sd1, T *sd2, T *sx1, const T *sy1, T *sparam) {                     \
        call(hipblas##X##rotmg, sd1, sd2, sx1, sy1, sparam);                                    \
    }                                                                                           \
    HIPPORT_BLAS_MV(X##sbmv, T)                                                                 \
    HIPPORT_BLAS_PACKED_MV(X##spmv, T)                                                          \
    HIPPORT_BLAS_FULL_MV(X##symv, T)                                                            \
    HIPPORT_BLAS_GER(X##ger, T)                                                                 \
    HIPPORT_BLAS_R(X##syr, T, T)                                                                \
    HIPPORT_BLAS_PACKED_R(X##spr, T, T)                                                         \
    HIPPORT_BLAS_R2(X##syr2, T)                                                                 \
    HIPPORT_BLAS_PACKED_R2(X##spr2, T)

// R is the type of an element's parts; Y and PART are its letters, upper and lower case.
#define HIPPORT_BLAS_COMPLEX(X, LOW, T, Y, PART, R)                                             \
    HIPPORT_BLAS_RESULT(Y##LOW##nrm2, R, T)                                                     \
    HIPPORT_BLAS_RESULT(Y##LOW##asum, R, T)                                                     \
    HIPPORT_BLAS_DOT(X##dotu, T)                                                                \
    HIPPORT_BLAS_DOT(X##dotc, T)                                                                \
    HIPPORT_BLAS_SCAL(X##PART##scal, R, T)                                                      \
    HIPPORT_BLAS_ROT(X##rot, T, R, T)                                                           \
    HIPPORT_BLAS_ROT(X##PART##rot, T, R, R)                                                     \
    inline void X##rotg(T *ca, T cb, R *sc, T *cs) { call(hipblas##X##rotg, ca, &cb, sc, cs); } \
    HIPPORT_BLAS_MV(X##hbmv, T)                                                                 \
    HIPPORT_BLAS_PACKED_MV(X##hpmv, T)                                                          \
    HIPPORT_BLAS_FULL_MV(X##hemv, T)                                                            \
    HIPPORT_BLAS_GER(X##geru, T)                                                                \
    HIPPORT_BLAS_GER(X##gerc, T)                                                                \
    HIPPORT_BLAS_R(X##her, R, T)                                                                \
    HIPPORT_BLAS_PACKED_R(X##hpr, R, T)                                                         \
    HIPPORT_BLAS_R2(X##her2, T)                                                                 \
    HIPPORT_BLAS_PACKED_R2(X##hpr2, T)                                                          \
    HIPPORT_BLAS_SIDE_MM(X##hemm, T)                                                            \
    HIPPORT_BLAS_RK(X##herk, R, T)                                                              \
    HIPPORT_BLAS_R2K(X##her2k, T, R)

HIPPORT_BLAS_ALL(S, s, float)
HIPPORT_BLAS_ALL(D, d, double)
HIPPORT_BLAS_ALL(C, c, hipComplex)
HIPPORT_BLAS_ALL(Z, z, hipDoubleComplex)
HIPPORT_BLAS_REAL(S, float)
HIPPORT_BLAS_REAL(D, double)
HIPPORT_BLAS_COMPLEX(C, c, hipComplex, S, s, float)
HIPPORT_BLAS_COMPLEX(Z, z, hipDoubleComplex, D, d, double)

#undef HIPPORT_BLAS_RESULT
#undef HIPPORT_BLAS_DOT
#undef HIPPORT_BLAS_SCAL
#undef HIPPORT_BLAS_ROT
#undef HIPPORT_BLAS_MV
#undef HIPPORT_BLAS_FULL_MV
#undef HIPPORT_BLAS_PACKED_MV
#undef HIPPORT_BLAS_R
#undef HIPPORT_BLAS_PACKED_R
#undef HIPPORT_BLAS_R2
#undef HIPPORT_BLAS_PACKED_R2
#undef HIPPORT_BLAS_GER
#undef HIPPORT_BLAS_TRIANGULAR
#undef HIPPORT_BLAS_TRIANGULAR_BAND
#undef HIPPORT_BLAS_TRIANGULAR_PACKED
#undef HIPPORT_BLAS_SIDE_MM
#undef HIPPORT_BLAS_RK
#undef HIPPORT_BLAS_R2K
#undef HIPPORT_BLAS_ALL
#undef HIPPORT_BLAS_REAL
#undef HIPPORT_BLAS_COMPLEX

}  // namespace blas
}  // namespace hipport

#endif
