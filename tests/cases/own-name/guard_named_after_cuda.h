// The name of an include guard says nothing about whose a function is: this one forwards to HIP's.
#ifndef GUARD_OF_MY_CUBLAS_FOR_HIP
#define GUARD_OF_MY_CUBLAS_FOR_HIP
#include <hipblas/hipblas.h>
inline int cublasSgetriBatched(hipblasHandle_t handle, int n, const float *const a[], int lda, const int *pivots,
//~   kept cublasSgetriBatched (defined by the project)
                               float *const c[], int ldc, int *info, int count) {
    return hipblasSgetriBatched(handle, n, const_cast<float *const *>(a), lda, const_cast<int *>(pivots), c, ldc, info,
                                count);
}
#endif
