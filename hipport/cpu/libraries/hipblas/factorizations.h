// Factorizations and what is solved with them, by LAPACK.

#ifndef HIPPORT_CPU_HIPBLAS_FACTORIZATIONS_H
#define HIPPORT_CPU_HIPBLAS_FACTORIZATIONS_H

#include "level3.h"

namespace hipport_cpu::blas {

// A = P L U, in place of A; without pivots, without P.
template <class T>
hipblasStatus_t getrf(Job job, int64_t n, Matrix<T> a, Operand<int> ipiv, int* info) {
    job.sizes(n);
    job.rows(a, n);
    job.empty_if(n == 0);
    job.pointers(a);
    job.result(info);
    return job.run([=, pivots = ipiv.packed(n)](int64_t i) {
        if (ipiv.is_null()) {
            info[i] = factorize_in_order(n, n, a(i), a.ld);
        } else {
            Integers chosen(n);
            info[i] = lapack<T>("getrf", n, n, a(i), a.ld, chosen.data());
            chosen.copy_to(pivots(i), n);
        }
    });
}

// Pivots as LAPACK has them; where there are none, no rows are exchanged.
inline Integers pivots_of(const Operand<const int>& ipiv, int64_t i, int64_t n) {
    std::vector<int> own(static_cast<size_t>(n));
    for (int64_t row = 0; row < n; ++row) {
        own[static_cast<size_t>(row)] = ipiv.is_null() ? static_cast<int>(row + 1) : ipiv(i)[row];
    }
    return Integers(own.data(), n);
}

// The X of op(A) X = B in place of B, where A is factorized. `info`, the host's, is of the arguments.
template <class T>
hipblasStatus_t getrs(Job job, hipblasOperation_t trans, int64_t n, int64_t nrhs, Matrix<const T> a,
                      Operand<const int> ipiv, Matrix<T> b, int* info) {
    job.result(info);
    job.valid(trans);
    job.sizes(n, nrhs);
    job.rows(a, n);
    job.rows(b, n);
    job.empty_if(n == 0 || nrhs == 0);
    job.pointers(a, b);
    if (info != nullptr) *info = 0;
    return job.run([=, pivots = ipiv.packed(n)](int64_t i) {
        Integers chosen = pivots_of(pivots, i, n);
        lapack<T>("getrs", letter(trans), n, nrhs, a(i), a.ld, chosen.data(), b(i), b.ld);
    });
}

// The inverse of a factorized matrix.
template <class T>
hipblasStatus_t getri(Job job, int64_t n, Matrix<const T> a, Operand<const int> ipiv, Matrix<T> c, int* info) {
    job.sizes(n);
    job.rows(a, n);
    job.rows(c, n);
    job.empty_if(n == 0);
    job.pointers(a, c);
    job.result(info);
    return job.run([=, pivots = ipiv.packed(n)](int64_t i) {
        Integers chosen = pivots_of(pivots, i, n);
        if (a(i) != c(i)) copy_matrix(n, n, a(i), a.ld, c(i), c.ld);
        info[i] = lapack_with_work<T>("getri", n, c(i), c.ld, chosen.data());
    });
}

// A = Q R, in place of A, with the factors of the reflections that make Q.
template <class T>
hipblasStatus_t geqrf(Job job, int64_t m, int64_t n, Matrix<T> a, Operand<T> factors, int* info) {
    job.result(info);
    job.sizes(m, n);
    job.rows(a, m);
    job.empty_if(m == 0 || n == 0);
    job.pointers(a, factors);
    if (info != nullptr) *info = 0;
    return job.run([=, tau = factors.packed(std::min(m, n))](int64_t i) {
        lapack_with_work<T>("geqrf", m, n, a(i), a.ld, tau(i));
    });
}

// The X for which op(A) X - B is smallest, or the smallest X of op(A) X = B, in place of B.
template <class T>
hipblasStatus_t gels(Job job, hipblasOperation_t trans, int64_t m, int64_t n, int64_t nrhs, Matrix<T> a, Matrix<T> b,
                     int* info, int* device_info) {
    job.result(info);
    job.result(device_info);
    job.valid(trans);
    job.require(trans != (is_complex<T> ? HIPBLAS_OP_T : HIPBLAS_OP_C));
    job.sizes(m, n, nrhs);
    job.rows(a, m);
    job.rows(b, std::max(m, n));
    job.empty_if(m == 0 || n == 0 || nrhs == 0);
    job.pointers(a, b);
    if (info != nullptr) *info = 0;
    return job.run([=](int64_t i) {
        device_info[i] = lapack_with_work<T>("gels", letter(trans), m, n, nrhs, a(i), a.ld, b(i), b.ld);
    });
}

}  // namespace hipport_cpu::blas

#endif
