// Matrices with matrices: BLAS level 3, and what hipBLAS has beside it.

#ifndef HIPPORT_CPU_HIPBLAS_LEVEL3_H
#define HIPPORT_CPU_HIPBLAS_LEVEL3_H

#include "level2.h"

namespace hipport_cpu::blas {

// C = alpha op(A) op(B) + beta C. This and the numbers of 16 bits in mixed.h share the checks.
inline void check_gemm(Job& job, hipblasOperation_t transA, hipblasOperation_t transB, int64_t m, int64_t n, int64_t k,
                       int64_t lda, int64_t ldb, int64_t ldc) {
    job.valid(transA);
    job.valid(transB);
    job.sizes(m, n, k);
    job.require(lda >= std::max<int64_t>(1, transA == HIPBLAS_OP_N ? m : k));
    job.require(ldb >= std::max<int64_t>(1, transB == HIPBLAS_OP_N ? k : n));
    job.require(ldc >= std::max<int64_t>(1, m));
    job.empty_if(m == 0 || n == 0);
}
template <class T>
hipblasStatus_t gemm(Job job, hipblasOperation_t transA, hipblasOperation_t transB, int64_t m, int64_t n, int64_t k,
                     Scalar<T> alpha, Matrix<const T> a, Matrix<const T> b, Scalar<T> beta, Matrix<T> c) {
    check_gemm(job, transA, transB, m, n, k, a.ld, b.ld, c.ld);
    job.scalars(alpha, beta);
    if (k > 0) job.pointers(a, b);
    job.pointers(c);
    return job.run([=](int64_t i) {
        dense<T>("gemm", letter(transA), letter(transB), m, n, k, alpha(), a(i), a.ld, b(i), b.ld, beta(), c(i), c.ld);
    });
}

// C = alpha A B + beta C, or B A, where A is symmetric or Hermitian.
template <class T>
hipblasStatus_t symmetric_product(const char* routine, Job& job, hipblasSideMode_t side, hipblasFillMode_t uplo,
                                  int64_t m, int64_t n, Scalar<T> alpha, Matrix<const T> a, Matrix<const T> b,
                                  Scalar<T> beta, Matrix<T> c) {
    job.valid(side);
    job.valid(uplo);
    job.sizes(m, n);
    job.rows(a, side == HIPBLAS_SIDE_LEFT ? m : n);
    job.rows(b, m);
    job.rows(c, m);
    job.empty_if(m == 0 || n == 0);
    job.scalars(alpha, beta);
    job.pointers(a, b, c);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(side), letter(uplo), m, n, alpha(), a(i), a.ld, b(i), b.ld, beta(), c(i), c.ld);
    });
}
template <class T>
hipblasStatus_t symm(Job job, hipblasSideMode_t side, hipblasFillMode_t uplo, int64_t m, int64_t n, Scalar<T> alpha,
                     Matrix<const T> a, Matrix<const T> b, Scalar<T> beta, Matrix<T> c) {
    return symmetric_product("symm", job, side, uplo, m, n, alpha, a, b, beta, c);
}
template <class T>
hipblasStatus_t hemm(Job job, hipblasSideMode_t side, hipblasFillMode_t uplo, int64_t m, int64_t n, Scalar<T> alpha,
                     Matrix<const T> a, Matrix<const T> b, Scalar<T> beta, Matrix<T> c) {
    return symmetric_product("hemm", job, side, uplo, m, n, alpha, a, b, beta, c);
}

// The triangle of C = alpha op(A) op(A)^T + beta C. The operation is that of A or the one that makes the product
// symmetric or Hermitian; with real numbers both are the same.
template <class T>
void check_update(Job& job, hipblasFillMode_t uplo, hipblasOperation_t trans, bool is_hermitian, int64_t n, int64_t k,
                  const Matrix<const T>& a, const Matrix<T>& c) {
    job.valid(uplo);
    job.valid(trans);
    job.require(!is_complex<T> || trans != (is_hermitian ? HIPBLAS_OP_T : HIPBLAS_OP_C));
    job.sizes(n, k);
    job.rows(a, trans == HIPBLAS_OP_N ? n : k);
    job.rows(c, n);
    job.empty_if(n == 0);
}
template <class T, class S>
hipblasStatus_t rank_k(const char* routine, bool is_hermitian, Job& job, hipblasFillMode_t uplo,
                       hipblasOperation_t trans, int64_t n, int64_t k, Scalar<S> alpha, Matrix<const T> a,
                       Scalar<S> beta, Matrix<T> c) {
    check_update(job, uplo, trans, is_hermitian, n, k, a, c);
    job.scalars(alpha, beta);
    if (k > 0) job.pointers(a);
    job.pointers(c);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), letter(trans), n, k, alpha(), a(i), a.ld, beta(), c(i), c.ld);
    });
}
template <class T>
hipblasStatus_t syrk(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, int64_t n, int64_t k, Scalar<T> alpha,
                     Matrix<const T> a, Scalar<T> beta, Matrix<T> c) {
    return rank_k("syrk", false, job, uplo, trans, n, k, alpha, a, beta, c);
}
template <class T>
hipblasStatus_t herk(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, int64_t n, int64_t k,
                     Scalar<Real<T>> alpha, Matrix<const T> a, Scalar<Real<T>> beta, Matrix<T> c) {
    return rank_k("herk", true, job, uplo, trans, n, k, alpha, a, beta, c);
}

template <class T, class S>
hipblasStatus_t rank_2k(const char* routine, bool is_hermitian, Job& job, hipblasFillMode_t uplo,
                        hipblasOperation_t trans, int64_t n, int64_t k, Scalar<T> alpha, Matrix<const T> a,
                        Matrix<const T> b, Scalar<S> beta, Matrix<T> c) {
    check_update(job, uplo, trans, is_hermitian, n, k, a, c);
    job.rows(b, trans == HIPBLAS_OP_N ? n : k);
    job.scalars(alpha, beta);
    if (k > 0) job.pointers(a, b);
    job.pointers(c);
    return job.run([=](int64_t i) {
        dense<T>(routine, letter(uplo), letter(trans), n, k, alpha(), a(i), a.ld, b(i), b.ld, beta(), c(i), c.ld);
    });
}
template <class T>
hipblasStatus_t syr2k(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, int64_t n, int64_t k,
                      Scalar<T> alpha, Matrix<const T> a, Matrix<const T> b, Scalar<T> beta, Matrix<T> c) {
    return rank_2k("syr2k", false, job, uplo, trans, n, k, alpha, a, b, beta, c);
}
template <class T>
hipblasStatus_t her2k(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, int64_t n, int64_t k,
                      Scalar<T> alpha, Matrix<const T> a, Matrix<const T> b, Scalar<Real<T>> beta, Matrix<T> c) {
    return rank_2k("her2k", true, job, uplo, trans, n, k, alpha, a, b, beta, c);
}

// The triangle of C = alpha op(A) op(B)^T + beta C, which the caller knows to be symmetric or Hermitian.
template <class T, class S>
hipblasStatus_t product_triangle(bool is_hermitian, Job& job, hipblasFillMode_t uplo, hipblasOperation_t trans,
                                 int64_t n, int64_t k, Scalar<T> alpha, Matrix<const T> a, Matrix<const T> b,
                                 Scalar<S> beta, Matrix<T> c) {
    check_update(job, uplo, trans, is_hermitian, n, k, a, c);
    job.rows(b, trans == HIPBLAS_OP_N ? n : k);
    job.scalars(alpha, beta);
    if (k > 0) job.pointers(a, b);
    job.pointers(c);
    return job.run([=](int64_t i) {
        const char other = trans != HIPBLAS_OP_N ? 'N' : is_hermitian ? 'C' : 'T';
        std::vector<T> product(static_cast<size_t>(n * n));
        dense<T>("gemm", letter(trans), other, n, n, k, alpha(), a(i), a.ld, b(i), b.ld, T(0), product.data(), n);
        for (int64_t column = 0; column < n; ++column) {
            const bool is_upper = uplo == HIPBLAS_FILL_MODE_UPPER;
            for (int64_t row = is_upper ? 0 : column; row <= (is_upper ? column : n - 1); ++row) {
                T& at = c(i)[row + column * c.ld];
                const T before = beta() == S(0) ? T(0) : beta() * at;
                at = before + product[static_cast<size_t>(row + column * n)];
                if (is_hermitian && row == column) at = std::real(at);
            }
        }
    });
}
template <class T>
hipblasStatus_t syrkx(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, int64_t n, int64_t k,
                      Scalar<T> alpha, Matrix<const T> a, Matrix<const T> b, Scalar<T> beta, Matrix<T> c) {
    return product_triangle(false, job, uplo, trans, n, k, alpha, a, b, beta, c);
}
template <class T>
hipblasStatus_t herkx(Job job, hipblasFillMode_t uplo, hipblasOperation_t trans, int64_t n, int64_t k,
                      Scalar<T> alpha, Matrix<const T> a, Matrix<const T> b, Scalar<Real<T>> beta, Matrix<T> c) {
    return product_triangle(true, job, uplo, trans, n, k, alpha, a, b, beta, c);
}

template <class T>
void copy_matrix(int64_t rows, int64_t columns, const T* from, int64_t from_ld, T* to, int64_t to_ld) {
    for (int64_t column = 0; column < columns; ++column) {
        std::copy_n(from + column * from_ld, rows, to + column * to_ld);
    }
}

// C = alpha op(A) B, or B op(A), where A is a triangle; C may be B.
template <class T>
hipblasStatus_t trmm(Job job, hipblasSideMode_t side, hipblasFillMode_t uplo, hipblasOperation_t trans,
                     hipblasDiagType_t diag, int64_t m, int64_t n, Scalar<T> alpha, Matrix<const T> a,
                     Matrix<const T> b, Matrix<T> c) {
    job.valid(side);
    job.valid(uplo);
    job.valid(trans);
    job.valid(diag);
    job.sizes(m, n);
    job.rows(a, side == HIPBLAS_SIDE_LEFT ? m : n);
    job.rows(b, m);
    job.rows(c, m);
    job.empty_if(m == 0 || n == 0);
    job.scalars(alpha);
    job.pointers(a, b, c);
    return job.run([=](int64_t i) {
        if (b(i) != c(i)) copy_matrix(m, n, b(i), b.ld, c(i), c.ld);
        dense<T>("trmm", letter(side), letter(uplo), letter(trans), letter(diag), m, n, alpha(), a(i), a.ld, c(i),
                 c.ld);
    });
}

// The X of op(A) X = alpha B, or X op(A) = alpha B, in place of B.
template <class T>
hipblasStatus_t trsm(Job job, hipblasSideMode_t side, hipblasFillMode_t uplo, hipblasOperation_t trans,
                     hipblasDiagType_t diag, int64_t m, int64_t n, Scalar<T> alpha, Matrix<const T> a, Matrix<T> b) {
    job.valid(side);
    job.valid(uplo);
    job.valid(trans);
    job.valid(diag);
    job.sizes(m, n);
    job.rows(a, side == HIPBLAS_SIDE_LEFT ? m : n);
    job.rows(b, m);
    job.empty_if(m == 0 || n == 0);
    job.scalars(alpha);
    job.pointers(a, b);
    return job.run([=](int64_t i) {
        dense<T>("trsm", letter(side), letter(uplo), letter(trans), letter(diag), m, n, alpha(), a(i), a.ld, b(i),
                 b.ld);
    });
}

// The inverse of a triangle. What is beside the triangle is left as it is.
template <class T>
hipblasStatus_t trtri(Job job, hipblasFillMode_t uplo, hipblasDiagType_t diag, int64_t n, Matrix<const T> a,
                      Matrix<T> inverse) {
    job.valid(uplo);
    job.valid(diag);
    job.sizes(n);
    job.rows(a, n);
    job.rows(inverse, n);
    job.empty_if(n == 0);
    job.pointers(a, inverse);
    return job.run([=](int64_t i) {
        const char fill = letter(uplo);
        if (a(i) != inverse(i)) dense<T>("lacpy", fill, n, n, a(i), a.ld, inverse(i), inverse.ld);
        lapack<T>("trtri", fill, letter(diag), n, inverse(i), inverse.ld);
    });
}

// An element of op(A).
template <class T>
T element(hipblasOperation_t trans, const T* a, int64_t ld, int64_t row, int64_t column) {
    if (trans == HIPBLAS_OP_N) return a[row + column * ld];
    const T value = a[column + row * ld];
    return trans == HIPBLAS_OP_C ? conjugate(value) : value;
}

// C = alpha op(A) + beta op(B); a matrix whose factor is zero is not read.
template <class T>
hipblasStatus_t geam(Job job, hipblasOperation_t transA, hipblasOperation_t transB, int64_t m, int64_t n,
                     Scalar<T> alpha, Matrix<const T> a, Scalar<T> beta, Matrix<const T> b, Matrix<T> c) {
    job.valid(transA);
    job.valid(transB);
    job.sizes(m, n);
    job.rows(a, transA == HIPBLAS_OP_N ? m : n);
    job.rows(b, transB == HIPBLAS_OP_N ? m : n);
    job.rows(c, m);
    job.empty_if(m == 0 || n == 0);
    job.scalars(alpha, beta);
    job.pointers(c);
    return job.run([=](int64_t i) {
        const T p = alpha(), q = beta();
        for (int64_t column = 0; column < n; ++column) {
            for (int64_t row = 0; row < m; ++row) {
                const T first = p == T(0) ? T(0) : p * element(transA, a(i), a.ld, row, column);
                const T second = q == T(0) ? T(0) : q * element(transB, b(i), b.ld, row, column);
                c(i)[row + column * c.ld] = first + second;
            }
        }
    });
}

// C = A diag(x), or diag(x) A.
template <class T>
hipblasStatus_t dgmm(Job job, hipblasSideMode_t side, int64_t m, int64_t n, Matrix<const T> a, Vector<const T> x,
                     Matrix<T> c) {
    job.valid(side);
    job.sizes(m, n);
    job.rows(a, m);
    job.rows(c, m);
    job.empty_if(m == 0 || n == 0);
    job.pointers(a, x, c);
    return job.run([=](int64_t i) {
        const bool is_left = side == HIPBLAS_SIDE_LEFT;
        const Elements<const T> factors(x(i), is_left ? m : n, x.increment);
        for (int64_t column = 0; column < n; ++column) {
            for (int64_t row = 0; row < m; ++row) {
                c(i)[row + column * c.ld] = a(i)[row + column * a.ld] * factors[is_left ? row : column];
            }
        }
    });
}

}  // namespace hipport_cpu::blas

#endif
