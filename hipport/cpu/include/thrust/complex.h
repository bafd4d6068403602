// Complex numbers, whose products are those of their parts: nothing is done for infinities and NaN.

#ifndef HIPPORT_CPU_THRUST_COMPLEX_H
#define HIPPORT_CPU_THRUST_COMPLEX_H

#include <complex>
#include <istream>
#include <ostream>
#include <type_traits>

namespace thrust {

template <class T>
class complex {
  public:
    using value_type = T;

    complex() = default;
    complex(const T& re) : re_(re), im_(0) {}
    complex(const T& re, const T& im) : re_(re), im_(im) {}
    complex(const complex&) = default;
    template <class U>
    complex(const complex<U>& z) : re_(static_cast<T>(z.real())), im_(static_cast<T>(z.imag())) {}
    template <class U>
    complex(const std::complex<U>& z) : re_(static_cast<T>(z.real())), im_(static_cast<T>(z.imag())) {}

    complex& operator=(const complex&) = default;
    complex& operator=(const T& re) { return *this = complex(re); }
    template <class U>
    complex& operator=(const complex<U>& z) {
        return *this = complex(z);
    }
    template <class U>
    complex& operator=(const std::complex<U>& z) {
        return *this = complex(z);
    }
    operator std::complex<T>() const { return {re_, im_}; }

    T real() const { return re_; }
    T imag() const { return im_; }
    T real() const volatile { return re_; }
    T imag() const volatile { return im_; }
    void real(T re) { re_ = re; }
    void imag(T im) { im_ = im; }

    template <class U>
    complex& operator+=(const U& z) {
        return *this = *this + z;
    }
    template <class U>
    complex& operator-=(const U& z) {
        return *this = *this - z;
    }
    template <class U>
    complex& operator*=(const U& z) {
        return *this = *this * z;
    }
    template <class U>
    complex& operator/=(const U& z) {
        return *this = *this / z;
    }

  private:
    // Aligned as the vector of two, which GPUs load at once.
    alignas(2 * sizeof(T)) T re_;
    T im_;
};

namespace detail {
template <class A, class B>
using Common = std::common_type_t<A, B>;
template <class A>
using IfNumber = std::enable_if_t<std::is_arithmetic<A>::value>;
template <class T>
complex<T> of_std(const std::complex<T>& z) {
    return z;
}
template <class T>
std::complex<T> to_std(const complex<T>& z) {
    return z;
}
}  // namespace detail

template <class T>
complex<T> operator+(const complex<T>& z) {
    return z;
}
template <class T>
complex<T> operator-(const complex<T>& z) {
    return {-z.real(), -z.imag()};
}

template <class A, class B, class T = detail::Common<A, B>>
complex<T> operator+(const complex<A>& a, const complex<B>& b) {
    return {T(a.real()) + T(b.real()), T(a.imag()) + T(b.imag())};
}
template <class A, class B, class T = detail::Common<A, B>>
complex<T> operator-(const complex<A>& a, const complex<B>& b) {
    return {T(a.real()) - T(b.real()), T(a.imag()) - T(b.imag())};
}
template <class A, class B, class T = detail::Common<A, B>>
complex<T> operator*(const complex<A>& a, const complex<B>& b) {
    const T x = a.real(), y = a.imag(), u = b.real(), v = b.imag();
    return {x * u - y * v, x * v + y * u};
}
// Scaled by the larger part of the divisor, so that squares do not overflow.
template <class A, class B, class T = detail::Common<A, B>>
complex<T> operator/(const complex<A>& a, const complex<B>& b) {
    const T scale = std::abs(T(b.real())) + std::abs(T(b.imag()));
    const T x = a.real() / scale, y = a.imag() / scale, u = b.real() / scale, v = b.imag() / scale;
    const T square = u * u + v * v;
    return {(x * u + y * v) / square, (y * u - x * v) / square};
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<B>>
complex<T> operator+(const complex<A>& a, const B& b) {
    return {T(a.real()) + T(b), T(a.imag())};
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<A>>
complex<T> operator+(const A& a, const complex<B>& b) {
    return {T(a) + T(b.real()), T(b.imag())};
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<B>>
complex<T> operator-(const complex<A>& a, const B& b) {
    return {T(a.real()) - T(b), T(a.imag())};
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<A>>
complex<T> operator-(const A& a, const complex<B>& b) {
    return {T(a) - T(b.real()), -T(b.imag())};
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<B>>
complex<T> operator*(const complex<A>& a, const B& b) {
    return {T(a.real()) * T(b), T(a.imag()) * T(b)};
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<A>>
complex<T> operator*(const A& a, const complex<B>& b) {
    return {T(a) * T(b.real()), T(a) * T(b.imag())};
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<B>>
complex<T> operator/(const complex<A>& a, const B& b) {
    return {T(a.real()) / T(b), T(a.imag()) / T(b)};
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<A>>
complex<T> operator/(const A& a, const complex<B>& b) {
    return complex<T>(T(a)) / b;
}

template <class A, class B>
bool operator==(const complex<A>& a, const complex<B>& b) {
    return a.real() == b.real() && a.imag() == b.imag();
}
template <class A, class B, class = detail::IfNumber<B>>
bool operator==(const complex<A>& a, const B& b) {
    return a.real() == b && a.imag() == 0;
}
template <class A, class B, class = detail::IfNumber<A>>
bool operator==(const A& a, const complex<B>& b) {
    return b == a;
}
template <class A, class B>
bool operator!=(const complex<A>& a, const B& b) {
    return !(a == b);
}
template <class A, class B, class = detail::IfNumber<A>>
bool operator!=(const A& a, const complex<B>& b) {
    return !(b == a);
}

template <class T>
T abs(const complex<T>& z) {
    return std::hypot(z.real(), z.imag());
}
template <class T>
T arg(const complex<T>& z) {
    return std::atan2(z.imag(), z.real());
}
template <class T>
T norm(const complex<T>& z) {
    return z.real() * z.real() + z.imag() * z.imag();
}
template <class T>
complex<T> conj(const complex<T>& z) {
    return {z.real(), -z.imag()};
}
template <class A, class B = A>
complex<detail::Common<A, B>> polar(const A& size, const B& angle = B()) {
    return {size * std::cos(angle), size * std::sin(angle)};
}

#define HIPPORT_CPU_OF_COMPLEX(name)                         \
    template <class T>                                       \
    complex<T> name(const complex<T>& z) {                   \
        return detail::of_std(std::name(detail::to_std(z))); \
    }
HIPPORT_CPU_OF_COMPLEX(proj)
HIPPORT_CPU_OF_COMPLEX(exp)
HIPPORT_CPU_OF_COMPLEX(log)
HIPPORT_CPU_OF_COMPLEX(log10)
HIPPORT_CPU_OF_COMPLEX(sqrt)
HIPPORT_CPU_OF_COMPLEX(sin)
HIPPORT_CPU_OF_COMPLEX(cos)
HIPPORT_CPU_OF_COMPLEX(tan)
HIPPORT_CPU_OF_COMPLEX(sinh)
HIPPORT_CPU_OF_COMPLEX(cosh)
HIPPORT_CPU_OF_COMPLEX(tanh)
HIPPORT_CPU_OF_COMPLEX(asin)
HIPPORT_CPU_OF_COMPLEX(acos)
HIPPORT_CPU_OF_COMPLEX(atan)
HIPPORT_CPU_OF_COMPLEX(asinh)
HIPPORT_CPU_OF_COMPLEX(acosh)
HIPPORT_CPU_OF_COMPLEX(atanh)
#undef HIPPORT_CPU_OF_COMPLEX
template <class A, class B, class T = detail::Common<A, B>>
complex<T> pow(const complex<A>& base, const complex<B>& exponent) {
    return std::pow(std::complex<T>(base.real(), base.imag()), std::complex<T>(exponent.real(), exponent.imag()));
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<B>>
complex<T> pow(const complex<A>& base, const B& exponent) {
    return std::pow(std::complex<T>(base.real(), base.imag()), T(exponent));
}
template <class A, class B, class T = detail::Common<A, B>, class = detail::IfNumber<A>>
complex<T> pow(const A& base, const complex<B>& exponent) {
    return std::pow(T(base), std::complex<T>(exponent.real(), exponent.imag()));
}

template <class T, class Character, class Traits>
std::basic_ostream<Character, Traits>& operator<<(std::basic_ostream<Character, Traits>& out, const complex<T>& z) {
    return out << detail::to_std(z);
}
template <class T, class Character, class Traits>
std::basic_istream<Character, Traits>& operator>>(std::basic_istream<Character, Traits>& in, complex<T>& z) {
    std::complex<T> read;
    in >> read;
    z = read;
    return in;
}

}  // namespace thrust

#endif
