// Functions whose operands say their types when they are called, and those for numbers of 16 bits: operands are widened
// to a type that BLAS has, and results rounded once.

#ifndef HIPPORT_CPU_HIPBLAS_MIXED_H
#define HIPPORT_CPU_HIPBLAS_MIXED_H

#include "../numbers.h"
#include "level3.h"

namespace hipport_cpu::blas {

// Operands of a type that is said with them: as Operand, over bytes, which are written of results only.
class Any : public Operand<unsigned char> {
  public:
    template <class Pointer>
    Any(Pointer pointer, hipDataType type, int64_t step = 1, int64_t stride = 0)
        : Operand<unsigned char>(pointer, stride * static_cast<int64_t>(bytes_of(type))), type(type), step(step) {}

    // The numbers of the i-th operand, rows by columns, as a dense matrix of another type; a vector is one row.
    template <class T>
    std::vector<T> widened(int64_t i, int64_t rows, int64_t columns) const {
        std::vector<T> values(static_cast<size_t>(rows * columns));
        for (int64_t at = 0; at < rows * columns; ++at) {
            const DoubleComplex value = load(type, address(i, at, rows, columns));
            if constexpr (is_complex<T>) {
                values[static_cast<size_t>(at)] = T(value);
            } else {
                values[static_cast<size_t>(at)] = static_cast<T>(value.real());
            }
        }
        return values;
    }
    template <class T>
    void narrow(int64_t i, int64_t rows, int64_t columns, const std::vector<T>& values) const {
        for (int64_t at = 0; at < rows * columns; ++at) {
            store(type, address(i, at, rows, columns), values[static_cast<size_t>(at)]);
        }
    }

    hipDataType type;
    int64_t step;  // the leading dimension of a matrix, the increment of a vector

  private:
    unsigned char* address(int64_t i, int64_t at, int64_t rows, int64_t columns) const {
        // The first element of a vector with a negative increment is the last in memory.
        const int64_t first = step < 0 ? (1 - columns) * step : 0;
        return (*this)(i) + (first + at % rows + at / rows * step) * static_cast<int64_t>(bytes_of(type));
    }
};

// A number at an address, of a type that is said with it.
class AnyScalar {
  public:
    AnyScalar(const void* address, hipDataType type) : address_(address), type_(type) {}

    template <class T>
    T as() const {
        const DoubleComplex value = address_ != nullptr ? load(type_, address_) : value_;
        if constexpr (is_complex<T>) {
            return T(value);
        } else {
            return static_cast<T>(value.real());
        }
    }
    bool is_null() const { return address_ == nullptr; }
    void read() {
        value_ = load(type_, address_);
        address_ = nullptr;
    }

  private:
    const void* address_;
    hipDataType type_;
    DoubleComplex value_;
};

// Calls `calculate` with a zero of the type that is calculated with.
template <class Calculate>
void with_type(hipDataType type, Calculate calculate) {
    switch (type) {
        case HIP_R_64F:
        case HIP_R_32I: return calculate(0.0);  // products of bytes are exact in a double
        case HIP_C_32F: return calculate(Complex());
        case HIP_C_64F: return calculate(DoubleComplex());
        default: return calculate(0.0f);
    }
}

// The type that a product is calculated in and that its factors alpha and beta have; what rocBLAS has of combinations.
struct ProductType {
    bool is_supported;
    hipDataType scalars;
};
inline ProductType product_type(hipDataType a, hipDataType b, hipDataType c, hipblasComputeType_t compute) {
    const bool is_small = (a == HIP_R_16F || a == HIP_R_16BF) && (c == a || c == HIP_R_32F);
    switch (compute) {
        case HIPBLAS_COMPUTE_16F:
        case HIPBLAS_COMPUTE_16F_PEDANTIC: return {a == b && a == HIP_R_16F && c == a, HIP_R_16F};
        case HIPBLAS_COMPUTE_32F:
        case HIPBLAS_COMPUTE_32F_PEDANTIC:
        case HIPBLAS_COMPUTE_32F_FAST_16F:
        case HIPBLAS_COMPUTE_32F_FAST_16BF:
        case HIPBLAS_COMPUTE_32F_FAST_TF32:
            if (c == HIP_C_32F) return {a == b && a == c, HIP_C_32F};
            return {a == b && (is_small || ((a == HIP_R_32F || a == HIP_R_8I) && c == HIP_R_32F)), HIP_R_32F};
        case HIPBLAS_COMPUTE_64F:
        case HIPBLAS_COMPUTE_64F_PEDANTIC: return {a == b && a == c && (a == HIP_R_64F || a == HIP_C_64F), a};
        case HIPBLAS_COMPUTE_32I:
        case HIPBLAS_COMPUTE_32I_PEDANTIC: return {a == b && a == HIP_R_8I && c == HIP_R_32I, HIP_R_32I};
        default: return {false, HIP_R_32F};
    }
}

inline hipblasStatus_t gemm_ex(Job job, hipblasOperation_t transA, hipblasOperation_t transB, int64_t m, int64_t n,
                               int64_t k, const void* alpha_at, Any a, Any b, const void* beta_at, Any c,
                               hipblasComputeType_t compute, hipblasGemmAlgo_t,
                               hipblasGemmFlags_t = HIPBLAS_GEMM_FLAGS_NONE) {
    check_gemm(job, transA, transB, m, n, k, a.step, b.step, c.step);
    const ProductType product = product_type(a.type, b.type, c.type, compute);
    job.require(product.is_supported, HIPBLAS_STATUS_NOT_SUPPORTED);
    AnyScalar alpha(alpha_at, product.scalars), beta(beta_at, product.scalars);
    job.scalars(alpha, beta);
    if (k > 0) job.pointers(a, b);
    job.pointers(c);
    return job.run([=](int64_t i) {
        with_type(product.scalars, [&](auto zero) {
            using T = decltype(zero);
            const bool is_plain = sizeof(T) == bytes_of(a.type) && a.type == c.type;
            const auto multiply = [&](const void* p, int64_t ldp, const void* q, int64_t ldq, void* r, int64_t ldr) {
                dense<T>("gemm", letter(transA), letter(transB), m, n, k, alpha.as<T>(), p, ldp, q, ldq, beta.as<T>(),
                         r, ldr);
            };
            if (is_plain) return multiply(a(i), a.step, b(i), b.step, c(i), c.step);
            const int64_t a_rows = transA == HIPBLAS_OP_N ? m : k, b_rows = transB == HIPBLAS_OP_N ? k : n;
            const std::vector<T> p = a.widened<T>(i, a_rows, m + k - a_rows), q = b.widened<T>(i, b_rows, k + n - b_rows);
            std::vector<T> r(static_cast<size_t>(m * n));
            if (beta.as<T>() != zero) r = c.widened<T>(i, m, n);
            multiply(p.data(), std::max<int64_t>(1, a_rows), q.data(), std::max<int64_t>(1, b_rows), r.data(), m);
            c.narrow(i, m, n, r);
        });
    });
}

// That a function of vectors can be calculated with these types.
template <class... Types>
void check_types(Job& job, hipDataType execution, Types... types) {
    const bool is_known = execution == HIP_R_16F || execution == HIP_R_32F || execution == HIP_R_64F ||
                          execution == HIP_C_32F || execution == HIP_C_64F;
    const auto is_complex_type = [](hipDataType type) { return type == HIP_C_32F || type == HIP_C_64F; };
    job.require(is_known && ((bytes_of(types) != 0 && bytes_of(types) <= bytes_of(execution)) && ...) &&
                    (!(is_complex_type(types) && !is_complex_type(execution)) && ...),
                HIPBLAS_STATUS_NOT_SUPPORTED);
}

inline hipblasStatus_t axpy_ex(Job job, int64_t n, AnyScalar alpha, Any x, Any y, hipDataType execution) {
    job.empty_if(n <= 0);
    check_types(job, execution, x.type, y.type);
    job.scalars(alpha);
    job.pointers(x, y);
    return job.run([=](int64_t i) {
        with_type(execution, [&](auto zero) {
            using T = decltype(zero);
            const std::vector<T> xs = x.widened<T>(i, 1, n);
            std::vector<T> ys = y.widened<T>(i, 1, n);
            dense<T>("axpy", n, alpha.as<T>(), xs.data(), 1, ys.data(), 1);
            y.narrow(i, 1, n, ys);
        });
    });
}

inline hipblasStatus_t scal_ex(Job job, int64_t n, AnyScalar alpha, Any x, hipDataType execution) {
    job.empty_if(n <= 0 || x.step <= 0);
    check_types(job, execution, x.type);
    job.scalars(alpha);
    job.pointers(x);
    return job.run([=](int64_t i) {
        with_type(execution, [&](auto zero) {
            using T = decltype(zero);
            std::vector<T> xs = x.widened<T>(i, 1, n);
            dense<T>("scal", n, alpha.as<T>(), xs.data(), 1);
            x.narrow(i, 1, n, xs);
        });
    });
}

template <bool is_conjugated>
hipblasStatus_t products_ex(Job& job, int64_t n, Any x, Any y, Any result, hipDataType execution) {
    check_types(job, execution, x.type, y.type);
    job.pointers(result);
    if (n > 0) job.pointers(x, y);
    const int64_t size = static_cast<int64_t>(bytes_of(result.type));
    return job.run_to_result([=](int64_t i) {
        with_type(execution, [&](auto zero) {
            using T = decltype(zero);
            T sum = zero;
            if (n > 0) {
                const std::vector<T> xs = x.widened<T>(i, 1, n), ys = y.widened<T>(i, 1, n);
                sum = dot_product<T, is_conjugated>(n, xs.data(), 1, ys.data(), 1);
            }
            store(result.type, result(0) + i * size, sum);
        });
    });
}
inline hipblasStatus_t dot_ex(Job job, int64_t n, Any x, Any y, Any result, hipDataType execution) {
    return products_ex<false>(job, n, x, y, result, execution);
}
inline hipblasStatus_t dotc_ex(Job job, int64_t n, Any x, Any y, Any result, hipDataType execution) {
    return products_ex<true>(job, n, x, y, result, execution);
}

inline hipblasStatus_t nrm2_ex(Job job, int64_t n, Any x, Any result, hipDataType execution) {
    check_types(job, execution, result.type);
    job.pointers(result);
    if (n > 0) job.pointers(x);
    const int64_t size = static_cast<int64_t>(bytes_of(result.type));
    return job.run_to_result([=](int64_t i) {
        double norm = 0;
        if (n > 0 && x.step > 0) {
            const std::vector<DoubleComplex> xs = x.widened<DoubleComplex>(i, 1, n);
            norm = dense<double, DoubleComplex, double>("nrm2", n, xs.data(), 1);
        }
        store(result.type, result(0) + i * size, norm);
    });
}

inline hipblasStatus_t rot_ex(Job job, int64_t n, Any x, Any y, const void* c_at, Any s_at, hipDataType execution) {
    job.empty_if(n <= 0);
    check_types(job, execution, x.type, y.type);
    AnyScalar c(c_at, s_at.type), s(s_at.is_null() ? nullptr : s_at(0), s_at.type);
    job.scalars(c, s);
    job.pointers(x, y);
    return job.run([=](int64_t i) {
        with_type(execution, [&](auto zero) {
            using T = decltype(zero);
            std::vector<T> xs = x.widened<T>(i, 1, n), ys = y.widened<T>(i, 1, n);
            rotate(n, xs.data(), 1, ys.data(), 1, c.as<Real<T>>(), s.as<T>());
            x.narrow(i, 1, n, xs);
            y.narrow(i, 1, n, ys);
        });
    });
}

// As trsm: all operands have one type. The inverse that may be given makes it faster on a GPU and nothing else.
inline hipblasStatus_t trsm_ex(Job job, hipblasSideMode_t side, hipblasFillMode_t uplo, hipblasOperation_t trans,
                               hipblasDiagType_t diag, int64_t m, int64_t n, const void* alpha,
                               Matrix<const unsigned char> a, Matrix<unsigned char> b, hipDataType type) {
    hipblasStatus_t status = HIPBLAS_STATUS_NOT_SUPPORTED;
    if (type == HIP_R_32F || type == HIP_R_64F || type == HIP_C_32F || type == HIP_C_64F) {
        with_type(type, [&](auto zero) {
            using T = decltype(zero);
            status = trsm<T>(job, side, uplo, trans, diag, m, n, static_cast<const T*>(alpha), a.as<const T>(), b.as<T>());
        });
    }
    return status;
}

}  // namespace hipport_cpu::blas

#endif
