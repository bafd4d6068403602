// Matrices with vectors: BLAS level 2. A matrix is whole, a band (its diagonals in rows), or packed (its triangle column
// by column).

#ifndef HIPPORT_CPU_HIPBLAS_LEVEL2_H
#define HIPPORT_CPU_HIPBLAS_LEVEL2_H

#include "level1.h"

namespace hipport_cpu::blas {

template <class T>
hipblasStatus_t gemv(Job job, hipblasOperation_t trans, int64_t m, int64_t n, Scalar<T> alpha, Matrix<const T> a,
                     Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    job.valid(trans);
    job.sizes(m, n);
    job.rows(a, m);
    job.steps(x, y);
    job.empty_if(m == 0 || n == 0);
    job.scalars(alpha, beta);
    job.pointers(a, x, y);
    return job.run([=](int64_t i) {
        dense<T>("gemv", letter(trans), m, n, alpha(), a(i), a.ld, x(i), x.increment, beta(), y(i), y.increment);
    });
}

template <class T>
hipblasStatus_t gbmv(Job job, hipblasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, Scalar<T> alpha,
                     Matrix<const T> a, Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    job.valid(trans);
    job.sizes(m, n, kl, ku);
    job.rows(a, kl + ku + 1);
    job.steps(x, y);
    job.empty_if(m == 0 || n == 0);
    job.scalars(alpha, beta);
    job.pointers(a, x, y);
    return job.run([=](int64_t i) {
        dense<T>("gbmv", letter(trans), m, n, kl, ku, alpha(), a(i), a.ld, x(i), x.increment, beta(), y(i),
                 y.increment);
    });
}

// y = alpha A x + beta y, where A is symmetric or Hermitian.
template <class T>
hipblasStatus_t symmetric_product(const char* routine, Job& job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha,
                                  Matrix<const T> a, Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    job.valid(uplo);
    job.sizes(n);
    job.rows(a, n);
    job.steps(x, y);
    job.empty_if(n == 0);
    job.scalars(alpha, beta);
    job.pointers(a, x, y);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), n, alpha(), a(i), a.ld, x(i), x.increment, beta(), y(i), y.increment);
    });
}
template <class T>
hipblasStatus_t symv(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Matrix<const T> a,
                     Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    return symmetric_product("symv", job, uplo, n, alpha, a, x, beta, y);
}
template <class T>
hipblasStatus_t hemv(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Matrix<const T> a,
                     Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    return symmetric_product("hemv", job, uplo, n, alpha, a, x, beta, y);
}

template <class T>
hipblasStatus_t band_product(const char* routine, Job& job, hipblasFillMode_t uplo, int64_t n, int64_t k,
                             Scalar<T> alpha, Matrix<const T> a, Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    job.valid(uplo);
    job.sizes(n, k);
    job.rows(a, k + 1);
    job.steps(x, y);
    job.empty_if(n == 0);
    job.scalars(alpha, beta);
    job.pointers(a, x, y);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), n, k, alpha(), a(i), a.ld, x(i), x.increment, beta(), y(i), y.increment);
    });
}
template <class T>
hipblasStatus_t sbmv(Job job, hipblasFillMode_t uplo, int64_t n, int64_t k, Scalar<T> alpha, Matrix<const T> a,
                     Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    return band_product("sbmv", job, uplo, n, k, alpha, a, x, beta, y);
}
template <class T>
hipblasStatus_t hbmv(Job job, hipblasFillMode_t uplo, int64_t n, int64_t k, Scalar<T> alpha, Matrix<const T> a,
                     Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    return band_product("hbmv", job, uplo, n, k, alpha, a, x, beta, y);
}

template <class T>
hipblasStatus_t packed_product(const char* routine, Job& job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha,
                               Operand<const T> a, Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    job.valid(uplo);
    job.sizes(n);
    job.steps(x, y);
    job.empty_if(n == 0);
    job.scalars(alpha, beta);
    job.pointers(a, x, y);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), n, alpha(), a(i), x(i), x.increment, beta(), y(i), y.increment);
    });
}
template <class T>
hipblasStatus_t spmv(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Operand<const T> a,
                     Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    return packed_product("spmv", job, uplo, n, alpha, a, x, beta, y);
}
template <class T>
hipblasStatus_t hpmv(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Operand<const T> a,
                     Vector<const T> x, Scalar<T> beta, Vector<T> y) {
    return packed_product("hpmv", job, uplo, n, alpha, a, x, beta, y);
}

// A += alpha x y^T, or x y^H.
template <class T>
hipblasStatus_t outer_product(const char* routine, Job& job, int64_t m, int64_t n, Scalar<T> alpha, Vector<const T> x,
                              Vector<const T> y, Matrix<T> a) {
    job.sizes(m, n);
    job.rows(a, m);
    job.steps(x, y);
    job.empty_if(m == 0 || n == 0);
    job.scalars(alpha);
    job.pointers(x, y, a);
    return job.run(
        [=](int64_t i) { dense<T>(routine, m, n, alpha(), x(i), x.increment, y(i), y.increment, a(i), a.ld); });
}
template <class T>
hipblasStatus_t ger(Job job, int64_t m, int64_t n, Scalar<T> alpha, Vector<const T> x, Vector<const T> y,
                    Matrix<T> a) {
    return outer_product("ger", job, m, n, alpha, x, y, a);
}
template <class T>
hipblasStatus_t geru(Job job, int64_t m, int64_t n, Scalar<T> alpha, Vector<const T> x, Vector<const T> y,
                     Matrix<T> a) {
    return outer_product("geru", job, m, n, alpha, x, y, a);
}
template <class T>
hipblasStatus_t gerc(Job job, int64_t m, int64_t n, Scalar<T> alpha, Vector<const T> x, Vector<const T> y,
                     Matrix<T> a) {
    return outer_product("gerc", job, m, n, alpha, x, y, a);
}

// A += alpha x x^T, or x x^H with a real alpha.
template <class T, class S>
hipblasStatus_t update(const char* routine, Job& job, hipblasFillMode_t uplo, int64_t n, Scalar<S> alpha,
                       Vector<const T> x, Matrix<T> a) {
    job.valid(uplo);
    job.sizes(n);
    job.rows(a, n);
    job.steps(x);
    job.empty_if(n == 0);
    job.scalars(alpha);
    job.pointers(x, a);
    return job.run(
        [=](int64_t i) { dense<T>(routine, letter(uplo), n, alpha(), x(i), x.increment, a(i), a.ld); });
}
template <class T>
hipblasStatus_t syr(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Vector<const T> x, Matrix<T> a) {
    return update("syr", job, uplo, n, alpha, x, a);
}
template <class T>
hipblasStatus_t her(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<Real<T>> alpha, Vector<const T> x,
                    Matrix<T> a) {
    return update("her", job, uplo, n, alpha, x, a);
}

template <class T, class S>
hipblasStatus_t packed_update(const char* routine, Job& job, hipblasFillMode_t uplo, int64_t n, Scalar<S> alpha,
                              Vector<const T> x, Operand<T> a) {
    job.valid(uplo);
    job.sizes(n);
    job.steps(x);
    job.empty_if(n == 0);
    job.scalars(alpha);
    job.pointers(x, a);
    return job.run([=](int64_t i) { dense<T>(routine, letter(uplo), n, alpha(), x(i), x.increment, a(i)); });
}
template <class T>
hipblasStatus_t spr(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Vector<const T> x, Operand<T> a) {
    return packed_update("spr", job, uplo, n, alpha, x, a);
}
template <class T>
hipblasStatus_t hpr(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<Real<T>> alpha, Vector<const T> x,
                    Operand<T> a) {
    return packed_update("hpr", job, uplo, n, alpha, x, a);
}

// A += alpha x y^T + alpha y x^T of a complex symmetric matrix, which is not in BLAS.
template <class T>
void symmetric_update2(char uplo, int64_t n, T alpha, const T* x, int64_t x_increment, const T* y,
                       int64_t y_increment, T* a, int64_t ld) {
    const Elements<const T> xs(x, n, x_increment), ys(y, n, y_increment);
    for (int64_t column = 0; column < n; ++column) {
        const int64_t first = uplo == 'U' ? 0 : column, last = uplo == 'U' ? column : n - 1;
        for (int64_t row = first; row <= last; ++row) {
            a[row + column * ld] += alpha * (xs[row] * ys[column] + ys[row] * xs[column]);
        }
    }
}
template <class T>
hipblasStatus_t update2(const char* routine, Job& job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha,
                        Vector<const T> x, Vector<const T> y, Matrix<T> a) {
    job.valid(uplo);
    job.sizes(n);
    job.rows(a, n);
    job.steps(x, y);
    job.empty_if(n == 0);
    job.scalars(alpha);
    job.pointers(x, y, a);
    return job.run([=](int64_t i) {
        if (is_complex<T> && routine == std::string("syr2")) {
            symmetric_update2(letter(uplo), n, alpha(), x(i), x.increment, y(i), y.increment, a(i), a.ld);
        } else {
            dense<T>(routine, letter(uplo), n, alpha(), x(i), x.increment, y(i), y.increment, a(i), a.ld);
        }
    });
}
template <class T>
hipblasStatus_t syr2(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Vector<const T> x,
                     Vector<const T> y, Matrix<T> a) {
    return update2("syr2", job, uplo, n, alpha, x, y, a);
}
template <class T>
hipblasStatus_t her2(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Vector<const T> x,
                     Vector<const T> y, Matrix<T> a) {
    return update2("her2", job, uplo, n, alpha, x, y, a);
}

template <class T>
hipblasStatus_t packed_update2(const char* routine, Job& job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha,
                               Vector<const T> x, Vector<const T> y, Operand<T> a) {
    job.valid(uplo);
    job.sizes(n);
    job.steps(x, y);
    job.empty_if(n == 0);
    job.scalars(alpha);
    job.pointers(x, y, a);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), n, alpha(), x(i), x.increment, y(i), y.increment, a(i));
    });
}
template <class T>
hipblasStatus_t spr2(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Vector<const T> x,
                     Vector<const T> y, Operand<T> a) {
    return packed_update2("spr2", job, uplo, n, alpha, x, y, a);
}
template <class T>
hipblasStatus_t hpr2(Job job, hipblasFillMode_t uplo, int64_t n, Scalar<T> alpha, Vector<const T> x,
                     Vector<const T> y, Operand<T> a) {
    return packed_update2("hpr2", job, uplo, n, alpha, x, y, a);
}

// x = A x, and the x of A x = b, where A is a triangle.
template <class T>
hipblasStatus_t triangular(const char* routine, Job& job, hipblasFillMode_t uplo, hipblasOperation_t trans,
                           hipblasDiagType_t diag, int64_t n, Matrix<const T> a, Vector<T> x) {
    job.valid(uplo);
    job.valid(trans);
    job.valid(diag);
    job.sizes(n);
    job.rows(a, n);
    job.steps(x);
    job.empty_if(n == 0);
    job.pointers(a, x);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), letter(trans), letter(diag), n, a(i), a.ld, x(i), x.increment);
    });
}
template <class T>
hipblasStatus_t trmv(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, hipblasDiagType_t diag, int64_t n,
                     Matrix<const T> a, Vector<T> x) {
    return triangular("trmv", job, uplo, trans, diag, n, a, x);
}
template <class T>
hipblasStatus_t trsv(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, hipblasDiagType_t diag, int64_t n,
                     Matrix<const T> a, Vector<T> x) {
    return triangular("trsv", job, uplo, trans, diag, n, a, x);
}

template <class T>
hipblasStatus_t band_triangular(const char* routine, Job& job, hipblasFillMode_t uplo, hipblasOperation_t trans,
                                hipblasDiagType_t diag, int64_t n, int64_t k, Matrix<const T> a, Vector<T> x) {
    job.valid(uplo);
    job.valid(trans);
    job.valid(diag);
    job.sizes(n, k);
    job.rows(a, k + 1);
    job.steps(x);
    job.empty_if(n == 0);
    job.pointers(a, x);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), letter(trans), letter(diag), n, k, a(i), a.ld, x(i), x.increment);
    });
}
template <class T>
hipblasStatus_t tbmv(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, hipblasDiagType_t diag, int64_t n,
                     int64_t k, Matrix<const T> a, Vector<T> x) {
    return band_triangular("tbmv", job, uplo, trans, diag, n, k, a, x);
}
template <class T>
hipblasStatus_t tbsv(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, hipblasDiagType_t diag, int64_t n,
                     int64_t k, Matrix<const T> a, Vector<T> x) {
    return band_triangular("tbsv", job, uplo, trans, diag, n, k, a, x);
}

template <class T>
hipblasStatus_t packed_triangular(const char* routine, Job& job, hipblasFillMode_t uplo, hipblasOperation_t trans,
                                  hipblasDiagType_t diag, int64_t n, Operand<const T> a, Vector<T> x) {
    job.valid(uplo);
    job.valid(trans);
    job.valid(diag);
    job.sizes(n);
    job.steps(x);
    job.empty_if(n == 0);
    job.pointers(a, x);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), letter(trans), letter(diag), n, a(i), x(i), x.increment);
    });
}
template <class T>
hipblasStatus_t tpmv(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, hipblasDiagType_t diag, int64_t n,
                     Operand<const T> a, Vector<T> x) {
    return packed_triangular("tpmv", job, uplo, trans, diag, n, a, x);
}
template <class T>
hipblasStatus_t tpsv(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, hipblasDiagType_t diag, int64_t n,
                     Operand<const T> a, Vector<T> x) {
    return packed_triangular("tpsv", job, uplo, trans, diag, n, a, x);
}

}  // namespace hipport_cpu::blas

#endif
