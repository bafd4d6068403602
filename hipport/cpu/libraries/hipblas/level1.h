// Vectors with vectors: BLAS level 1.

#ifndef HIPPORT_CPU_HIPBLAS_LEVEL1_H
#define HIPPORT_CPU_HIPBLAS_LEVEL1_H

#include "job.h"

namespace hipport_cpu::blas {

// Where the elements of a vector are: with a negative increment the first is the last in memory.
template <class T>
class Elements {
  public:
    Elements(T* vector, int64_t n, int64_t increment)
        : first_(increment < 0 ? vector - (n - 1) * increment : vector), increment_(increment) {}
    T& operator[](int64_t i) const { return first_[i * increment_]; }

  private:
    T* first_;
    int64_t increment_;
};

template <class T>
hipblasStatus_t axpy(Job job, int64_t n, Scalar<T> alpha, Vector<const T> x, Vector<T> y) {
    job.empty_if(n <= 0);
    job.scalars(alpha);
    job.pointers(x, y);
    return job.run([=](int64_t i) { dense<T>("axpy", n, alpha(), x(i), x.increment, y(i), y.increment); });
}

template <class T>
hipblasStatus_t copy(Job job, int64_t n, Vector<const T> x, Vector<T> y) {
    job.empty_if(n <= 0);
    job.pointers(x, y);
    return job.run([=](int64_t i) { dense<T>("copy", n, x(i), x.increment, y(i), y.increment); });
}

template <class T>
hipblasStatus_t swap(Job job, int64_t n, Vector<T> x, Vector<T> y) {
    job.empty_if(n <= 0);
    job.pointers(x, y);
    return job.run([=](int64_t i) { dense<T>("swap", n, x(i), x.increment, y(i), y.increment); });
}

template <class T, class S>
hipblasStatus_t scal(Job job, int64_t n, Scalar<S> alpha, Vector<T> x) {
    job.empty_if(n <= 0 || x.increment <= 0);
    job.scalars(alpha);
    job.pointers(x);
    return job.run([=](int64_t i) { dense<T, S>("scal", n, alpha(), x(i), x.increment); });
}

// A number that is calculated of vectors; what it is of none is zero.
template <class Result, class Calculate>
hipblasStatus_t reduction(Job& job, bool is_empty, Result* result, Calculate calculate) {
    job.result(result);
    return job.run_to_result([=](int64_t i) { result[i] = is_empty ? Result{} : calculate(i); });
}

// The sum of products. Fortran's complex functions return their result in ways that differ between compilers, so it is
// summed here for these.
template <class T, bool is_conjugated>
T dot_product(int64_t n, const T* x, int64_t x_increment, const T* y, int64_t y_increment) {
    if constexpr (is_complex<T>) {
        const Elements<const T> xs(x, n, x_increment), ys(y, n, y_increment);
        DoubleComplex sum{};
        for (int64_t i = 0; i < n; ++i) {
            const DoubleComplex factor = xs[i];
            sum += (is_conjugated ? std::conj(factor) : factor) * DoubleComplex(ys[i]);
        }
        return T(sum);
    } else {
        return dense<T, T, T>("dot", n, x, x_increment, y, y_increment);
    }
}
template <class T, bool is_conjugated>
hipblasStatus_t products(Job& job, int64_t n, Vector<const T> x, Vector<const T> y, T* result) {
    if (n > 0) job.pointers(x, y);
    return reduction(job, n <= 0, result, [=](int64_t i) {
        return dot_product<T, is_conjugated>(n, x(i), x.increment, y(i), y.increment);
    });
}
template <class T, class R>
hipblasStatus_t dot(Job job, int64_t n, Vector<const T> x, Vector<const T> y, R* result) {
    return products<T, false>(job, n, x, y, reinterpret_cast<T*>(result));
}
template <class T, class R>
hipblasStatus_t dotu(Job job, int64_t n, Vector<const T> x, Vector<const T> y, R* result) {
    return products<T, false>(job, n, x, y, reinterpret_cast<T*>(result));
}
template <class T, class R>
hipblasStatus_t dotc(Job job, int64_t n, Vector<const T> x, Vector<const T> y, R* result) {
    return products<T, true>(job, n, x, y, reinterpret_cast<T*>(result));
}

// The routine's name has the letter of the result first, and that of the elements where it is another: scnrm2.
template <class T>
hipblasStatus_t norm(const char* routine, Job& job, int64_t n, Vector<const T> x, Real<T>* result) {
    const bool is_empty = n <= 0 || x.increment <= 0;
    if (!is_empty) job.pointers(x);
    return reduction(job, is_empty, result,
                     [=](int64_t i) { return dense<Real<T>, T, Real<T>>(routine, n, x(i), x.increment); });
}
template <class T>
hipblasStatus_t nrm2(Job job, int64_t n, Vector<const T> x, Real<T>* result) {
    return norm<T>("nrm2", job, n, x, result);
}
template <class T>
hipblasStatus_t asum(Job job, int64_t n, Vector<const T> x, Real<T>* result) {
    return norm<T>("asum", job, n, x, result);
}

// The index, from 1, of the first element that no other is before; complex numbers by the sum of their parts' sizes.
template <class T, class Index, class Before>
hipblasStatus_t extreme(Job& job, int64_t n, Vector<const T> x, Index* result, Before before) {
    const bool is_empty = n <= 0 || x.increment <= 0;
    if (!is_empty) job.pointers(x);
    return reduction(job, is_empty, result, [=](int64_t i) {
        const auto size = [elements = x(i), step = x.increment](int64_t at) {
            const T value = elements[at * step];
            if constexpr (is_complex<T>) {
                return std::abs(value.real()) + std::abs(value.imag());
            } else {
                return std::abs(value);
            }
        };
        int64_t best = 0;
        for (int64_t at = 1; at < n; ++at) {
            if (before(size(at), size(best))) best = at;
        }
        return static_cast<Index>(best + 1);
    });
}
template <class T, class Index>
hipblasStatus_t amax(Job job, int64_t n, Vector<const T> x, Index* result) {
    return extreme<T>(job, n, x, result, [](auto p, auto q) { return p > q; });
}
template <class T, class Index>
hipblasStatus_t amin(Job job, int64_t n, Vector<const T> x, Index* result) {
    return extreme<T>(job, n, x, result, [](auto p, auto q) { return p < q; });
}

// Rotations: x' = c x + s y, y' = c y - conj(s) x.
template <class T, class S>
void rotate(int64_t n, T* x, int64_t x_increment, T* y, int64_t y_increment, Real<T> c, S s) {
    const Elements<T> xs(x, n, x_increment), ys(y, n, y_increment);
    for (int64_t i = 0; i < n; ++i) {
        const T before = xs[i];
        xs[i] = c * before + s * ys[i];
        ys[i] = c * ys[i] - conjugate(s) * before;
    }
}
template <class T, class S>
hipblasStatus_t rot(Job job, int64_t n, Vector<T> x, Vector<T> y, Scalar<Real<T>> c, Scalar<S> s) {
    job.empty_if(n <= 0);
    job.scalars(c, s);
    job.pointers(x, y);
    return job.run([=](int64_t i) { rotate(n, x(i), x.increment, y(i), y.increment, c(), s()); });
}

template <class T>
hipblasStatus_t rotg(Job job, Operand<T> a, Operand<T> b, Operand<Real<T>> c, Operand<T> s) {
    job.pointers(a, b, c, s);
    return job.run_to_result([=](int64_t i) { dense<T>("rotg", a(i), b(i), c(i), s(i)); });
}

template <class T>
hipblasStatus_t rotm(Job job, int64_t n, Vector<T> x, Vector<T> y, Operand<const T> param) {
    job.empty_if(n <= 0);
    job.pointers(x, y, param);
    return job.run_to_result(
        [=](int64_t i) { dense<T>("rotm", n, x(i), x.increment, y(i), y.increment, param(i)); });
}

template <class T>
hipblasStatus_t rotmg(Job job, Operand<T> d1, Operand<T> d2, Operand<T> x1, Operand<const T> y1, Operand<T> param) {
    job.pointers(d1, d2, x1, y1, param);
    return job.run_to_result([=](int64_t i) { dense<T>("rotmg", d1(i), d2(i), x1(i), y1(i), param(i)); });
}

}  // namespace hipport_cpu::blas

#endif
