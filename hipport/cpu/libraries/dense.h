// The machine's BLAS and LAPACK, for the libraries that calculate with dense matrices: the one that NumPy uses, which
// hipport/cpu/numerical.py finds. Routines are called by their Fortran names, so nothing has to be declared:
// `dense<float>("gemm", 'N', 'T', m, n, k, alpha, a, lda, ...)` calls sgemm.

#ifndef HIPPORT_CPU_DENSE_H
#define HIPPORT_CPU_DENSE_H

#include <dlfcn.h>
#include <stdint.h>

#include <complex>
#include <string>
#include <vector>

#include "host.h"

namespace hipport_cpu {

using Complex = std::complex<float>;
using DoubleComplex = std::complex<double>;

template <class T>
struct Number {
    using Real = T;
    static constexpr bool is_complex = false;
    static constexpr char letter = sizeof(T) == 4 ? 's' : 'd';
};
template <class T>
struct Number<std::complex<T>> {
    using Real = T;
    static constexpr bool is_complex = true;
    static constexpr char letter = sizeof(T) == 4 ? 'c' : 'z';
};
template <class T>
using Real = typename Number<T>::Real;
template <class T>
constexpr bool is_complex = Number<T>::is_complex;

template <class T>
T conjugate(T value) {
    if constexpr (is_complex<T>) {
        return std::conj(value);
    } else {
        return value;
    }
}

// The loaded library. Its names have parts before and after them, and its integers 64 bits, as it was built.
class Dense {
  public:
    static const Dense& library() {
        static const Dense loaded;
        return loaded;
    }

    // A routine by the letters of its types, the second of which may be none, and its name. Not inline: it would be
    // compiled in hundreds of places.
    __attribute__((noinline)) static void* routine(char type, char second, const char* name) {
        const std::string letters = second == 0 ? std::string{type} : std::string{type, second};
        void* found = dlsym(library().handle_, (library().before_ + letters + name + library().after_).c_str());
        if (found == nullptr) refuse("%s has no %s%s; reinstall NumPy", HIPPORT_CPU_DENSE, letters.c_str(), name);
        return found;
    }
    bool has_wide_integers() const { return is_wide_; }

  private:
    Dense() : handle_(dlopen(HIPPORT_CPU_DENSE, RTLD_NOW | RTLD_LOCAL)) {
        if (handle_ == nullptr) refuse("the BLAS that NumPy uses cannot be loaded: %s; reinstall NumPy", dlerror());
        for (const char* before : {"scipy_", ""}) {
            for (const char* after : {"_64_", "_"}) {
                if (dlsym(handle_, (before + std::string("sgetrf") + after).c_str()) == nullptr) continue;
                before_ = before;
                after_ = after;
                is_wide_ = after_ == "_64_";
                return;
            }
        }
        refuse("%s has no LAPACK; reinstall NumPy", HIPPORT_CPU_DENSE);
    }

    void* handle_;
    std::string before_, after_;
    bool is_wide_ = false;
};

// An argument as Fortran takes it, by address. Integers have 64 bits; a library whose integers have 32 finds their lower
// half at the same address.
template <class T>
class Argument {
  public:
    explicit Argument(T value) : value_(value) {}
    const void* address() const { return &value_; }

  private:
    T value_;
};
template <>
class Argument<int> : public Argument<int64_t> {
  public:
    explicit Argument(int value) : Argument<int64_t>(value) {}
};
template <class T>
class Argument<T*> {
  public:
    explicit Argument(T* value) : value_(value) {}
    const void* address() const { return value_; }

  private:
    T* value_;
};

// Calls the routine for numbers of a type, or of two, and returns its result: `dense<Complex, float>("scal", ...)` calls
// csscal. Fortran has the lengths of texts after all other arguments; here a text is one character, and what follows the
// last length is not looked at.
template <class T, class U = T, class Result = void, class... Arguments>
Result dense(const char* name, Arguments... arguments) {
    constexpr char second = std::is_same_v<T, U> ? 0 : Number<U>::letter;
    const auto length = [](const auto&) { return size_t{1}; };
    using Function = Result (*)(decltype(Argument<Arguments>(arguments).address())..., decltype(length(arguments))...);
    const auto function = reinterpret_cast<Function>(Dense::routine(Number<T>::letter, second, name));
    return function(Argument<Arguments>(arguments).address()..., length(arguments)...);
}

// An array of Fortran's integers: pivots, and the result that says how a routine went.
class Integers {
  public:
    explicit Integers(int64_t count) : values_(static_cast<size_t>(count)) {}
    template <class Integer>
    explicit Integers(const Integer* values, int64_t count) : Integers(count) {
        for (int64_t i = 0; i < count; ++i) set(i, values[i]);
    }

    int64_t* data() { return values_.data(); }
    int operator[](int64_t i) const {
        return Dense::library().has_wide_integers() ? static_cast<int>(values_[static_cast<size_t>(i)]) : narrow()[i];
    }
    template <class Integer>
    void copy_to(Integer* values, int64_t count) const {
        for (int64_t i = 0; i < count; ++i) values[i] = (*this)[i];
    }

  private:
    void set(int64_t i, int64_t value) {
        if (Dense::library().has_wide_integers()) {
            values_[static_cast<size_t>(i)] = value;
        } else {
            reinterpret_cast<int*>(values_.data())[i] = static_cast<int>(value);
        }
    }
    const int* narrow() const { return reinterpret_cast<const int*>(values_.data()); }

    std::vector<int64_t> values_;
};

// Calls a routine of LAPACK, whose last argument says how it went; returns that.
template <class T, class... Arguments>
int lapack(const char* name, Arguments... arguments) {
    Integers info(1);
    dense<T>(name, arguments..., info.data());
    return info[0];
}

// A = L U without the exchange of rows, in place of A; returns the number of the first pivot that is zero, or 0.
template <class T>
int factorize_in_order(int64_t m, int64_t n, T* a, int64_t ld) {
    int first_zero = 0;
    for (int64_t k = 0; k < std::min(m, n); ++k) {
        const T pivot = a[k + k * ld];
        if (pivot == T(0)) {
            if (first_zero == 0) first_zero = static_cast<int>(k + 1);
            continue;
        }
        for (int64_t row = k + 1; row < m; ++row) a[row + k * ld] /= pivot;
        for (int64_t column = k + 1; column < n; ++column) {
            for (int64_t row = k + 1; row < m; ++row) a[row + column * ld] -= a[row + k * ld] * a[k + column * ld];
        }
    }
    return first_zero;
}

// Calls a routine of LAPACK that tells the size of the memory it works in when it is asked with a size of -1. What comes
// after that memory in its arguments is `last`.
template <class T, class... Arguments>
int lapack_with_work(const char* name, Arguments... arguments) {
    T size{};
    lapack<T>(name, arguments..., &size, -1);
    std::vector<T> work(static_cast<size_t>(std::max(1.0, static_cast<double>(std::real(size)))));
    return lapack<T>(name, arguments..., work.data(), static_cast<int64_t>(work.size()));
}

}  // namespace hipport_cpu

#endif
