// The functions of hipSOLVER, each once for all types, by LAPACK. Nothing works in the memory that programs give for it.

#ifndef HIPPORT_CPU_HIPSOLVER_SOLVER_H
#define HIPPORT_CPU_HIPSOLVER_SOLVER_H

#include <algorithm>

#include "../dense.h"
#include "hipsolver/hipsolver.h"

namespace hipport_cpu::solver {

struct Handle {
    hipStream_t stream = nullptr;
    hipsolverDeterministicMode_t mode = HIPSOLVER_DETERMINISTIC_RESULTS;
};

// The address of numbers, which are complex ones of HIP in a program.
template <class T>
class At {
  public:
    template <class U>
    At(U* address) : address_((T*)address) {}
    operator T*() const { return address_; }

  private:
    T* address_;
};

// The matrices of a batch: an array of pointers.
template <class T>
using Array = At<T* const>;

// A call of a function: what is wrong with it, and its work for the stream.
class Job {
  public:
    Job(hipsolverHandle_t handle, const char* what) : handle_(static_cast<Handle*>(handle)), what_(what) {
        if (handle == nullptr) status_ = HIPSOLVER_STATUS_NOT_INITIALIZED;
    }

    void require(bool holds, hipsolverStatus_t otherwise = HIPSOLVER_STATUS_INVALID_VALUE) {
        if (!holds && status_ == HIPSOLVER_STATUS_SUCCESS) status_ = otherwise;
    }
    template <class E>
    void valid(E value, E first, E last) {
        require(value >= first && value <= last, HIPSOLVER_STATUS_INVALID_ENUM);
    }
    void valid(hipblasOperation_t value) { valid(value, HIPBLAS_OP_N, HIPBLAS_OP_C); }
    void valid(hipblasFillMode_t value) { valid(value, HIPBLAS_FILL_MODE_UPPER, HIPBLAS_FILL_MODE_LOWER); }
    void valid(hipblasSideMode_t value) { valid(value, HIPBLAS_SIDE_LEFT, HIPBLAS_SIDE_RIGHT); }
    void valid(hipsolverEigMode_t value) { valid(value, HIPSOLVER_EIG_MODE_NOVECTOR, HIPSOLVER_EIG_MODE_VECTOR); }
    template <class... Sizes>
    void sizes(Sizes... values) {
        require(((values >= 0) && ...));
    }
    // A matrix is there, and its columns do not overlap.
    template <class T>
    void matrix(const T* matrix, int64_t rows, int64_t ld) {
        require(matrix != nullptr && ld >= std::max<int64_t>(1, rows));
    }

    template <class Work>
    hipsolverStatus_t run(Work work) const {
        if (status_ != HIPSOLVER_STATUS_SUCCESS) return status_;
        const hipError_t error = submit(handle_->stream, what_, [work] {
            work();
            return hipSuccess;
        });
        return error == hipSuccess ? HIPSOLVER_STATUS_SUCCESS : HIPSOLVER_STATUS_INTERNAL_ERROR;
    }

    // The same for work whose result the host reads when this returns.
    template <class Work>
    hipsolverStatus_t run_now(Work work) const {
        const hipsolverStatus_t status = run(work);
        if (status != HIPSOLVER_STATUS_SUCCESS) return status;
        return finish(handle_->stream) == hipSuccess ? HIPSOLVER_STATUS_SUCCESS : HIPSOLVER_STATUS_INTERNAL_ERROR;
    }

    template <class Size>
    hipsolverStatus_t work_size(Size* size) {
        require(size != nullptr);
        if (status_ == HIPSOLVER_STATUS_SUCCESS) *size = 1;
        return status_;
    }

  private:
    Handle* handle_;
    const char* what_;
    hipsolverStatus_t status_ = HIPSOLVER_STATUS_SUCCESS;
};

inline char letter(hipblasOperation_t operation) {
    return operation == HIPBLAS_OP_N ? 'N' : operation == HIPBLAS_OP_T ? 'T' : 'C';
}
inline char letter(hipblasFillMode_t fill) { return fill == HIPBLAS_FILL_MODE_UPPER ? 'U' : 'L'; }
inline char letter(hipblasSideMode_t side) { return side == HIPBLAS_SIDE_LEFT ? 'L' : 'R'; }
inline char letter(hipsolverEigMode_t mode) { return mode == HIPSOLVER_EIG_MODE_VECTOR ? 'V' : 'N'; }

// A = P L U, or L U where there is no place for pivots. The interface for sizes of 64 bits has such pivots.
template <class T, class Pivot>
hipsolverStatus_t getrf(Job job, int64_t m, int64_t n, At<T> a, int64_t lda, Pivot* pivots, int* info) {
    job.sizes(m, n);
    job.matrix<T>(a, m, lda);
    job.require(info != nullptr);
    return job.run([=] {
        if (pivots == nullptr) {
            *info = factorize_in_order<T>(m, n, a, lda);
            return;
        }
        Integers chosen(std::min(m, n));
        *info = lapack<T>("getrf", m, n, +a, lda, chosen.data());
        chosen.copy_to(pivots, std::min(m, n));
    });
}

template <class T, class Pivot>
hipsolverStatus_t getrs(Job job, hipblasOperation_t trans, int64_t n, int64_t nrhs, At<T> a, int64_t lda,
                        const Pivot* pivots, At<T> b, int64_t ldb, int* info) {
    job.valid(trans);
    job.sizes(n, nrhs);
    job.matrix<T>(a, n, lda);
    job.matrix<T>(b, n, ldb);
    job.require(info != nullptr);
    return job.run([=] {
        std::vector<int64_t> rows(static_cast<size_t>(n));
        for (int64_t i = 0; i < n; ++i) rows[static_cast<size_t>(i)] = pivots == nullptr ? i + 1 : pivots[i];
        *info = lapack<T>("getrs", letter(trans), n, nrhs, +a, lda, Integers(rows.data(), n).data(), +b, ldb);
    });
}

// The X of A X = B. A becomes its factors.
template <class T>
hipsolverStatus_t gesv(Job job, int n, int nrhs, At<T> a, int lda, int* pivots, At<T> b, int ldb, At<T> x, int ldx,
                       int* iterations, int* info) {
    job.sizes(n, nrhs);
    job.matrix<T>(a, n, lda);
    job.matrix<T>(b, n, ldb);
    job.matrix<T>(x, n, ldx);
    job.require(pivots != nullptr && iterations != nullptr && info != nullptr);
    return job.run([=] {
        Integers chosen(n);
        if (b != x) dense<T>("lacpy", 'A', n, nrhs, +b, ldb, +x, ldx);
        *info = lapack<T>("gesv", n, nrhs, +a, lda, chosen.data(), +x, ldx);
        chosen.copy_to(pivots, n);
        *iterations = 0;
    });
}

// Of a positive definite matrix: A = L L^H or U^H U, the inverse from it, and the solution.
template <class T>
hipsolverStatus_t potrf(Job job, hipblasFillMode_t uplo, int64_t n, At<T> a, int64_t lda, int* info) {
    job.valid(uplo);
    job.sizes(n);
    job.matrix<T>(a, n, lda);
    job.require(info != nullptr);
    return job.run([=] { *info = lapack<T>("potrf", letter(uplo), n, +a, lda); });
}
template <class T>
hipsolverStatus_t potri(Job job, hipblasFillMode_t uplo, int n, At<T> a, int lda, int* info) {
    job.valid(uplo);
    job.sizes(n);
    job.matrix<T>(a, n, lda);
    job.require(info != nullptr);
    return job.run([=] { *info = lapack<T>("potri", letter(uplo), n, +a, lda); });
}
template <class T>
hipsolverStatus_t potrs(Job job, hipblasFillMode_t uplo, int64_t n, int64_t nrhs, At<T> a, int64_t lda, At<T> b,
                        int64_t ldb, int* info) {
    job.valid(uplo);
    job.sizes(n, nrhs);
    job.matrix<T>(a, n, lda);
    job.matrix<T>(b, n, ldb);
    job.require(info != nullptr);
    return job.run([=] { *info = lapack<T>("potrs", letter(uplo), n, nrhs, +a, lda, +b, ldb); });
}
template <class T>
hipsolverStatus_t potrfBatched(Job job, hipblasFillMode_t uplo, int n, Array<T> a, int lda, int* info, int count) {
    job.valid(uplo);
    job.sizes(n, count);
    job.matrix<T* const>(a, n, lda);
    job.require(info != nullptr);
    return job.run([=] {
        for (int i = 0; i < count; ++i) info[i] = lapack<T>("potrf", letter(uplo), n, a[i], lda);
    });
}
// As in cuSOLVER, there is one result for the whole batch: it is about the arguments.
template <class T>
hipsolverStatus_t potrsBatched(Job job, hipblasFillMode_t uplo, int n, int nrhs, Array<T> a, int lda, Array<T> b,
                               int ldb, int* info, int count) {
    job.valid(uplo);
    job.sizes(n, nrhs, count);
    job.matrix<T* const>(a, n, lda);
    job.matrix<T* const>(b, n, ldb);
    job.require(info != nullptr);
    return job.run([=] {
        *info = 0;
        for (int i = 0; i < count; ++i) lapack<T>("potrs", letter(uplo), n, nrhs, a[i], lda, b[i], ldb);
    });
}

// A = Q R, Q itself from it, and products with Q.
template <class T>
hipsolverStatus_t geqrf(Job job, int64_t m, int64_t n, At<T> a, int64_t lda, At<T> tau, int* info) {
    job.sizes(m, n);
    job.matrix<T>(a, m, lda);
    job.require(tau != nullptr && info != nullptr);
    return job.run([=] { *info = lapack_with_work<T>("geqrf", m, n, +a, lda, +tau); });
}
template <class T>
hipsolverStatus_t orgqr(Job job, int m, int n, int k, At<T> a, int lda, At<T> tau, int* info) {
    job.sizes(m, n, k);
    job.require(n <= m && k <= n);
    job.matrix<T>(a, m, lda);
    job.require(tau != nullptr && info != nullptr);
    return job.run([=] { *info = lapack_with_work<T>(is_complex<T> ? "ungqr" : "orgqr", m, n, k, +a, lda, +tau); });
}
template <class T>
hipsolverStatus_t ormqr(Job job, hipblasSideMode_t side, hipblasOperation_t trans, int m, int n, int k, At<T> a,
                        int lda, At<T> tau, At<T> c, int ldc, int* info) {
    job.valid(side);
    job.valid(trans);
    job.require(!is_complex<T> || trans != HIPBLAS_OP_T);
    job.sizes(m, n, k);
    const int order = side == HIPBLAS_SIDE_LEFT ? m : n;
    job.require(k <= order);
    job.matrix<T>(a, order, lda);
    job.matrix<T>(c, m, ldc);
    job.require(tau != nullptr && info != nullptr);
    return job.run([=] {
        const char operation = trans == HIPBLAS_OP_N ? 'N' : is_complex<T> ? 'C' : 'T';
        *info = lapack_with_work<T>(is_complex<T> ? "unmqr" : "ormqr", letter(side), operation, m, n, k, +a, lda, +tau,
                                    +c, ldc);
    });
}

// Singular values and vectors. The size of the memory to work in is the least of LAPACK's and room for its blocks.
template <class T>
int singular_values(char jobu, char jobv, int64_t m, int64_t n, T* a, int64_t lda, Real<T>* s, T* u, int64_t ldu, T* vt,
                    int64_t ldvt) {
    const int64_t less = std::min(m, n), more = std::max(m, n);
    std::vector<T> work(static_cast<size_t>(5 * less + more + 64 * (m + n) + 1));
    const int64_t size = static_cast<int64_t>(work.size());
    if constexpr (is_complex<T>) {
        std::vector<Real<T>> further(static_cast<size_t>(5 * less + 1));
        return lapack<T>("gesvd", jobu, jobv, m, n, a, lda, s, u, ldu, vt, ldvt, work.data(), size, further.data());
    } else {
        return lapack<T>("gesvd", jobu, jobv, m, n, a, lda, s, u, ldu, vt, ldvt, work.data(), size);
    }
}
template <class T>
hipsolverStatus_t gesvd(Job job, signed char jobu, signed char jobv, int m, int n, At<T> a, int lda, At<Real<T>> s,
                        At<T> u, int ldu, At<T> vt, int ldvt, int* info) {
    const auto is_job = [](signed char job) { return job == 'A' || job == 'S' || job == 'O' || job == 'N'; };
    job.require(is_job(jobu) && is_job(jobv) && !(jobu == 'O' && jobv == 'O'));
    job.sizes(m, n);
    job.matrix<T>(a, m, lda);
    if (jobu == 'A' || jobu == 'S') job.matrix<T>(u, m, ldu);
    if (jobv == 'A' || jobv == 'S') job.matrix<T>(vt, jobv == 'A' ? n : std::min(m, n), ldvt);
    job.require(s != nullptr && info != nullptr);
    return job.run([=] {
        *info = singular_values<T>(static_cast<char>(jobu), static_cast<char>(jobv), m, n, a, lda, s, u,
                                   std::max(1, ldu), vt, std::max(1, ldvt));
    });
}

// The same, with V in place of its conjugate transpose.
template <class T>
hipsolverStatus_t gesvdj(Job job, hipsolverEigMode_t jobz, int econ, int m, int n, At<T> a, int lda, At<Real<T>> s,
                         At<T> u, int ldu, At<T> v, int ldv, int* info) {
    job.valid(jobz);
    job.sizes(m, n);
    job.matrix<T>(a, m, lda);
    const bool has_vectors = jobz == HIPSOLVER_EIG_MODE_VECTOR;
    if (has_vectors) {
        job.matrix<T>(u, m, ldu);
        job.matrix<T>(v, n, ldv);
    }
    job.require(s != nullptr && info != nullptr);
    return job.run([=] {
        const char vectors = !has_vectors ? 'N' : econ != 0 ? 'S' : 'A';
        const int64_t rows = std::max(1, econ != 0 ? std::min(m, n) : n);
        std::vector<T> vt(static_cast<size_t>(has_vectors ? rows * n : 1));
        *info = singular_values<T>(vectors, vectors, m, n, a, lda, s, u, std::max(1, ldu), vt.data(), rows);
        if (!has_vectors) return;
        for (int64_t row = 0; row < rows; ++row) {
            for (int64_t column = 0; column < n; ++column) {
                v[column + row * ldv] = conjugate(vt[static_cast<size_t>(row + column * rows)]);
            }
        }
    });
}

// Eigenvalues, in ascending order, and eigenvectors in place of A. The sizes are those of LAPACK's documentation.
template <class T, class... Arguments>
int eigenvalues(const std::string& routine, int64_t n, Arguments... arguments) {
    Integers integers(3 + 5 * n);
    std::vector<T> work(static_cast<size_t>(is_complex<T> ? 2 * n + n * n + 1 : 1 + 6 * n + 2 * n * n));
    const int64_t size = static_cast<int64_t>(work.size());
    if constexpr (is_complex<T>) {
        const int64_t further_size = 1 + 5 * n + 2 * n * n;
        std::vector<Real<T>> further(static_cast<size_t>(further_size));
        return lapack<T>(("he" + routine).c_str(), arguments..., work.data(), size, further.data(), further_size,
                         integers.data(), 3 + 5 * n);
    } else {
        return lapack<T>(("sy" + routine).c_str(), arguments..., work.data(), size, integers.data(), 3 + 5 * n);
    }
}
template <class T>
hipsolverStatus_t syevd(Job job, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n, At<T> a, int lda,
                        At<Real<T>> w, int* info) {
    job.valid(jobz);
    job.valid(uplo);
    job.sizes(n);
    job.matrix<T>(a, n, lda);
    job.require(w != nullptr && info != nullptr);
    return job.run([=] { *info = eigenvalues<T>("evd", n, letter(jobz), letter(uplo), n, +a, lda, +w); });
}
template <class T>
hipsolverStatus_t syevj(Job job, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n, At<T> a, int lda,
                        At<Real<T>> w, int* info) {
    return syevd<T>(job, jobz, uplo, n, a, lda, w, info);
}
template <class T>
hipsolverStatus_t syevjBatched(Job job, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n, At<T> a, int lda,
                               At<Real<T>> w, int* info, int count) {
    job.valid(jobz);
    job.valid(uplo);
    job.sizes(n, count);
    job.matrix<T>(a, n, lda);
    job.require(w != nullptr && info != nullptr);
    return job.run([=] {
        for (int64_t i = 0; i < count; ++i) {
            info[i] = eigenvalues<T>("evd", n, letter(jobz), letter(uplo), n, a + i * lda * n, lda, w + i * n);
        }
    });
}

// The same of A x = w B x, A B x = w x or B A x = w x. B becomes its Cholesky factor.
template <class T>
hipsolverStatus_t sygvd(Job job, hipsolverEigType_t type, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
                        At<T> a, int lda, At<T> b, int ldb, At<Real<T>> w, int* info) {
    job.valid(type, HIPSOLVER_EIG_TYPE_1, HIPSOLVER_EIG_TYPE_3);
    job.valid(jobz);
    job.valid(uplo);
    job.sizes(n);
    job.matrix<T>(a, n, lda);
    job.matrix<T>(b, n, ldb);
    job.require(w != nullptr && info != nullptr);
    return job.run([=] {
        *info = eigenvalues<T>("gvd", n, 1 + type - HIPSOLVER_EIG_TYPE_1, letter(jobz), letter(uplo), n, +a, lda, +b,
                               ldb, +w);
    });
}
template <class T>
hipsolverStatus_t sygvj(Job job, hipsolverEigType_t type, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
                        At<T> a, int lda, At<T> b, int ldb, At<Real<T>> w, int* info) {
    return sygvd<T>(job, type, jobz, uplo, n, a, lda, b, ldb, w, info);
}

}  // namespace hipport_cpu::solver

#endif
