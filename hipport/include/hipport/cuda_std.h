// cuda::std of libcu++, which ROCm lacks, by the C++ library of the compiler. Comes with hipport, belongs to the project
// that it was copied into.
// hipport: ignore-file
//
// HIP compiles constexpr functions for the device too, so that most of namespace std can be called there: types and
// traits, numeric limits, tuples, pairs, arrays, optional values, function objects, min and max. What is not constexpr in
// the language that the project asks for (std::swap before C++20), or not in it at all, stands here.

#ifndef HIPPORT_CUDA_STD_H
#define HIPPORT_CUDA_STD_H

#include <hip/hip_runtime.h>

#if defined(__HIP_PLATFORM_AMD__)

#include <assert.h>
#include <float.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <numeric>
#include <ratio>
#include <tuple>
#include <type_traits>
#include <utility>
#if __cplusplus >= 202002L
#include <bit>
#include <concepts>
#include <memory>
#include <numbers>
#include <span>
#endif

#include "cuda_vocabulary.h"

namespace cuda {
namespace std {

using namespace ::std;

template <class T>
__host__ __device__ inline void (swap)(T& a, T& b) {
    T kept = static_cast<T&&>(a);
    a = static_cast<T&&>(b);
    b = static_cast<T&&>(kept);
}
template <class T, class U = T>
__host__ __device__ inline T exchange(T& object, U&& value) {
    T old = static_cast<T&&>(object);
    object = static_cast<U&&>(value);
    return old;
}

// The result is a value: rocThrust's iterators give a reference to what is gone by then to all identities but its own.
struct identity {
    template <class T>
    __host__ __device__ constexpr T operator()(const T& value) const {
        return value;
    }
};

#if __cplusplus >= 201703L
// What is not what a function object says.
template <class Function>
struct negated_function {
    Function function_;
    template <class... Arguments>
    __host__ __device__ constexpr bool operator()(Arguments&&... arguments) const {
        return !function_(static_cast<Arguments&&>(arguments)...);
    }
};
template <class Function>
__host__ __device__ constexpr negated_function<typename ::std::decay<Function>::type> not_fn(Function&& function) {
    return {static_cast<Function&&>(function)};
}
#endif

#if __cplusplus < 202002L
template <size_t alignment, class T>
__host__ __device__ inline T* assume_aligned(T* pointer) {
    return static_cast<T*>(__builtin_assume_aligned(pointer, alignment));
}
#if __cplusplus >= 201703L
namespace numbers {
template <class T>
inline constexpr T e_v = static_cast<T>(2.718281828459045235360287471352662498L);
template <class T>
inline constexpr T log2e_v = static_cast<T>(1.442695040888963407359924681001892137L);
template <class T>
inline constexpr T log10e_v = static_cast<T>(0.434294481903251827651128918916605082L);
template <class T>
inline constexpr T pi_v = static_cast<T>(3.141592653589793238462643383279502884L);
template <class T>
inline constexpr T inv_pi_v = static_cast<T>(0.318309886183790671537767526745028724L);
template <class T>
inline constexpr T inv_sqrtpi_v = static_cast<T>(0.564189583547756286948079451560772586L);
template <class T>
inline constexpr T ln2_v = static_cast<T>(0.693147180559945309417232121458176568L);
template <class T>
inline constexpr T ln10_v = static_cast<T>(2.302585092994045684017991454684364208L);
template <class T>
inline constexpr T sqrt2_v = static_cast<T>(1.414213562373095048801688724209698079L);
template <class T>
inline constexpr T sqrt3_v = static_cast<T>(1.732050807568877293527446341505872367L);
template <class T>
inline constexpr T inv_sqrt3_v = static_cast<T>(0.577350269189625764509148780501957456L);
template <class T>
inline constexpr T egamma_v = static_cast<T>(0.577215664901532860606512090082402431L);
template <class T>
inline constexpr T phi_v = static_cast<T>(1.618033988749894848204586834365638118L);
inline constexpr double e = e_v<double>, log2e = log2e_v<double>, log10e = log10e_v<double>, pi = pi_v<double>,
                        inv_pi = inv_pi_v<double>, inv_sqrtpi = inv_sqrtpi_v<double>, ln2 = ln2_v<double>,
                        ln10 = ln10_v<double>, sqrt2 = sqrt2_v<double>, sqrt3 = sqrt3_v<double>,
                        inv_sqrt3 = inv_sqrt3_v<double>, egamma = egamma_v<double>, phi = phi_v<double>;
}  // namespace numbers
#endif
template <class T>
struct remove_cvref {
    typedef typename ::std::remove_cv<typename ::std::remove_reference<T>::type>::type type;
};
template <class T>
using remove_cvref_t = typename remove_cvref<T>::type;
template <class T>
struct type_identity {
    typedef T type;
};
template <class T>
using type_identity_t = typename type_identity<T>::type;
template <class To, class From>
__host__ __device__ inline To bit_cast(const From& from) {
    static_assert(sizeof(To) == sizeof(From), "bit_cast keeps the size");
    To to;
    __builtin_memcpy(static_cast<void*>(&to), static_cast<const void*>(&from), sizeof(To));
    return to;
}

template <class T>
__host__ __device__ constexpr int countl_zero(T value) noexcept {
    return value == 0 ? ::std::numeric_limits<T>::digits
                      : __builtin_clzll(value) - (64 - ::std::numeric_limits<T>::digits);
}
template <class T>
__host__ __device__ constexpr int countr_zero(T value) noexcept {
    return value == 0 ? ::std::numeric_limits<T>::digits : __builtin_ctzll(value);
}
template <class T>
__host__ __device__ constexpr int countl_one(T value) noexcept {
    return countl_zero(static_cast<T>(~value));
}
template <class T>
__host__ __device__ constexpr int countr_one(T value) noexcept {
    return countr_zero(static_cast<T>(~value));
}
template <class T>
__host__ __device__ constexpr int popcount(T value) noexcept {
    return __builtin_popcountll(value);
}
template <class T>
__host__ __device__ constexpr bool has_single_bit(T value) noexcept {
    return value != 0 && (value & static_cast<T>(value - 1)) == 0;
}
template <class T>
__host__ __device__ constexpr int bit_width(T value) noexcept {
    return ::std::numeric_limits<T>::digits - countl_zero(value);
}
template <class T>
__host__ __device__ constexpr T bit_floor(T value) noexcept {
    return value == 0 ? 0 : static_cast<T>(static_cast<T>(1) << (bit_width(value) - 1));
}
template <class T>
__host__ __device__ constexpr T bit_ceil(T value) noexcept {
    return value <= 1 ? 1 : static_cast<T>(static_cast<T>(1) << bit_width(static_cast<T>(value - 1)));
}
template <class T>
__host__ __device__ constexpr T (rotl)(T value, int by) noexcept {
    return static_cast<T>(value << (by & (::std::numeric_limits<T>::digits - 1)) |
                          value >> (-by & (::std::numeric_limits<T>::digits - 1)));
}
template <class T>
__host__ __device__ constexpr T (rotr)(T value, int by) noexcept {
    return (rotl)(value, -by);
}

template <class T, class U>
__host__ __device__ constexpr bool cmp_equal(T a, U b) noexcept {
    return (a < 0) == (b < 0) && static_cast<unsigned long long>(a) == static_cast<unsigned long long>(b);
}
template <class T, class U>
__host__ __device__ constexpr bool cmp_not_equal(T a, U b) noexcept {
    return !cmp_equal(a, b);
}
template <class T, class U>
__host__ __device__ constexpr bool cmp_less(T a, U b) noexcept {
    return (a < 0) != (b < 0) ? a < 0 : static_cast<unsigned long long>(a) < static_cast<unsigned long long>(b);
}
template <class T, class U>
__host__ __device__ constexpr bool cmp_greater(T a, U b) noexcept {
    return cmp_less(b, a);
}
template <class T, class U>
__host__ __device__ constexpr bool cmp_less_equal(T a, U b) noexcept {
    return !cmp_less(b, a);
}
template <class T, class U>
__host__ __device__ constexpr bool cmp_greater_equal(T a, U b) noexcept {
    return !cmp_less(a, b);
}
template <class T, class U>
__host__ __device__ constexpr bool in_range(U value) noexcept {
    return !cmp_less(value, (::std::numeric_limits<T>::min)()) && !cmp_less((::std::numeric_limits<T>::max)(), value);
}
#if __cplusplus >= 201402L
// Rounded towards the first argument.
template <class T, typename ::std::enable_if<::std::is_integral<T>::value, int>::type = 0>
__host__ __device__ constexpr T midpoint(T a, T b) noexcept {
    typedef typename ::std::make_unsigned<T>::type U;
    return a <= b ? static_cast<T>(static_cast<U>(a) + static_cast<U>(static_cast<U>(b) - static_cast<U>(a)) / 2)
                  : static_cast<T>(static_cast<U>(a) - static_cast<U>(static_cast<U>(a) - static_cast<U>(b)) / 2);
}
// Halves before the sum only where the sum of the two could overflow.
template <class T, typename ::std::enable_if<::std::is_floating_point<T>::value, int>::type = 0>
__host__ __device__ constexpr T midpoint(T a, T b) noexcept {
    constexpr T half = (::std::numeric_limits<T>::max)() / 2;
    return a <= half && a >= -half && b <= half && b >= -half ? (a + b) / 2 : a / 2 + b / 2;
}
// Exact at 0 and 1, growing with t, and without an overflow of the difference of a and b.
template <class T, typename ::std::enable_if<::std::is_floating_point<T>::value, int>::type = 0>
__host__ __device__ constexpr T (lerp)(T a, T b, T t) noexcept {
    if ((a <= 0 && b >= 0) || (a >= 0 && b <= 0)) return t * b + (1 - t) * a;
    if (t == 1) return b;
    const T between = a + t * (b - a);
    return (t > 1) == (b > a) ? (between < b ? b : between) : (b < between ? b : between);
}
#endif

template <class Container>
__host__ __device__ constexpr auto ssize(const Container& container) -> decltype(static_cast<ptrdiff_t>(container.size())) {
    return static_cast<ptrdiff_t>(container.size());
}
template <class T, size_t length>
__host__ __device__ constexpr ptrdiff_t ssize(const T (&)[length]) noexcept {
    return static_cast<ptrdiff_t>(length);
}
template <class T>
__host__ __device__ constexpr T* to_address(T* pointer) noexcept {
    return pointer;
}
template <class T>
struct is_bounded_array : ::std::false_type {};
template <class T, size_t length>
struct is_bounded_array<T[length]> : ::std::true_type {};
template <class T>
struct is_unbounded_array : ::std::false_type {};
template <class T>
struct is_unbounded_array<T[]> : ::std::true_type {};
template <class From, class To>
struct is_nothrow_convertible
    : ::std::integral_constant<bool, ::std::is_convertible<From, To>::value &&
                                         (::std::is_void<To>::value || ::std::is_nothrow_constructible<To, From>::value)> {};
#if __cplusplus >= 201402L
template <class T>
constexpr bool is_bounded_array_v = is_bounded_array<T>::value;
template <class T>
constexpr bool is_unbounded_array_v = is_unbounded_array<T>::value;
template <class From, class To>
constexpr bool is_nothrow_convertible_v = is_nothrow_convertible<From, To>::value;

#endif
// Of what is called as a function; pointers to members are not.
template <class Function, class... Arguments>
__host__ __device__ constexpr auto invoke(Function&& function, Arguments&&... arguments)
    -> decltype(static_cast<Function&&>(function)(static_cast<Arguments&&>(arguments)...)) {
    return static_cast<Function&&>(function)(static_cast<Arguments&&>(arguments)...);
}

constexpr size_t dynamic_extent = static_cast<size_t>(-1);
// Elements in a row that another object owns. The extent is part of the type and nothing else.
template <class T, size_t extent = dynamic_extent>
class span {
  public:
    typedef T element_type;
    typedef typename ::std::remove_cv<T>::type value_type;
    typedef size_t size_type;
    typedef T* pointer;
    typedef T& reference;
    typedef T* iterator;
    __host__ __device__ constexpr span() noexcept : data_(nullptr), size_(0) {}
    __host__ __device__ constexpr span(T* data, size_t size) : data_(data), size_(size) {}
    __host__ __device__ constexpr span(T* first, T* last) : data_(first), size_(static_cast<size_t>(last - first)) {}
    template <size_t length>
    __host__ __device__ constexpr span(T (&array)[length]) noexcept : data_(array), size_(length) {}
    template <class Container, class = decltype(::std::declval<Container&>().data() + ::std::declval<Container&>().size())>
    __host__ __device__ constexpr span(Container& container) : data_(container.data()), size_(container.size()) {}
    template <class Container, class = decltype(::std::declval<const Container&>().data() + ::std::declval<const Container&>().size())>
    __host__ __device__ constexpr span(const Container& container) : data_(container.data()), size_(container.size()) {}
    __host__ __device__ constexpr T* data() const noexcept { return data_; }
    __host__ __device__ constexpr size_t size() const noexcept { return size_; }
    __host__ __device__ constexpr size_t size_bytes() const noexcept { return size_ * sizeof(T); }
    __host__ __device__ constexpr bool empty() const noexcept { return size_ == 0; }
    __host__ __device__ constexpr T& operator[](size_t i) const { return data_[i]; }
    __host__ __device__ constexpr T& front() const { return data_[0]; }
    __host__ __device__ constexpr T& back() const { return data_[size_ - 1]; }
    __host__ __device__ constexpr T* begin() const noexcept { return data_; }
    __host__ __device__ constexpr T* end() const noexcept { return data_ + size_; }
    __host__ __device__ constexpr span<T> first(size_t count) const { return span<T>(data_, count); }
    __host__ __device__ constexpr span<T> last(size_t count) const { return span<T>(data_ + (size_ - count), count); }
    __host__ __device__ constexpr span<T> subspan(size_t offset, size_t count = dynamic_extent) const {
        return span<T>(data_ + offset, count == dynamic_extent ? size_ - offset : count);
    }
    template <size_t count>
    __host__ __device__ constexpr span<T, count> first() const { return span<T, count>(data_, count); }
    template <size_t count>
    __host__ __device__ constexpr span<T, count> last() const { return span<T, count>(data_ + (size_ - count), count); }
    template <size_t offset, size_t count = dynamic_extent>
    __host__ __device__ constexpr span<T, count> subspan() const {
        return span<T, count>(data_ + offset, count == dynamic_extent ? size_ - offset : count);
    }

  private:
    T* data_;
    size_t size_;
};
#endif

#if __cplusplus >= 201402L
// <numeric>, of which some is constexpr from C++20 on, and some never.
template <class I, class T, class Op = plus<>>
__host__ __device__ inline T accumulate(I first, I last, T start, Op op = Op()) {
    for (; first != last; ++first) start = op(static_cast<T&&>(start), *first);
    return start;
}
template <class I, class T, class Op = plus<>>
__host__ __device__ inline T reduce(I first, I last, T start, Op op = Op()) {
    return cuda::std::accumulate(first, last, start, op);
}
template <class I>
__host__ __device__ inline typename ::std::iterator_traits<I>::value_type reduce(I first, I last) {
    return cuda::std::accumulate(first, last, typename ::std::iterator_traits<I>::value_type{});
}
template <class I, class J, class T, class Op = plus<>, class Of = multiplies<>>
__host__ __device__ inline T inner_product(I first, I last, J other, T start, Op op = Op(), Of of = Of()) {
    for (; first != last; ++first, ++other) start = op(static_cast<T&&>(start), of(*first, *other));
    return start;
}
template <class I, class J, class T>
__host__ __device__ inline T transform_reduce(I first, I last, J other, T start) {
    return cuda::std::inner_product(first, last, other, start);
}
template <class I, class J, class T, class Op, class Of>
__host__ __device__ inline T transform_reduce(I first, I last, J other, T start, Op op, Of of) {
    return cuda::std::inner_product(first, last, other, start, op, of);
}
template <class I, class T, class Op, class Of>
__host__ __device__ inline T transform_reduce(I first, I last, T start, Op op, Of of) {
    for (; first != last; ++first) start = op(static_cast<T&&>(start), of(*first));
    return start;
}
template <class I, class T>
__host__ __device__ inline void iota(I first, I last, T value) {
    for (; first != last; ++first, ++value) *first = value;
}
template <class I, class O, class Op, class T>
__host__ __device__ inline O inclusive_scan(I first, I last, O to, Op op, T start) {
    for (; first != last; ++first, ++to) *to = start = op(start, *first);
    return to;
}
template <class I, class O, class Op = plus<>>
__host__ __device__ inline O inclusive_scan(I first, I last, O to, Op op = Op()) {
    if (first == last) return to;
    typename ::std::iterator_traits<I>::value_type start = *first;
    *to = start;
    return cuda::std::inclusive_scan(++first, last, ++to, op, start);
}
template <class I, class O, class Op = plus<>>
__host__ __device__ inline O partial_sum(I first, I last, O to, Op op = Op()) {
    return cuda::std::inclusive_scan(first, last, to, op);
}
template <class I, class O, class T, class Op = plus<>>
__host__ __device__ inline O exclusive_scan(I first, I last, O to, T start, Op op = Op()) {
    for (; first != last; ++first, ++to) {
        T next = op(start, *first);  // before it is written over, as the two ranges may be one
        *to = start;
        start = next;
    }
    return to;
}
template <class I, class O, class Op = minus<>>
__host__ __device__ inline O adjacent_difference(I first, I last, O to, Op op = Op()) {
    if (first == last) return to;
    typename ::std::iterator_traits<I>::value_type before = *first;
    *to = before;
    while (++first != last) {
        typename ::std::iterator_traits<I>::value_type value = *first;
        *++to = op(value, before);
        before = value;
    }
    return ++to;
}
#endif

#if __cplusplus < 202302L
// The values of an enum class become no number by themselves.
template <class T>
struct is_scoped_enum
    : ::std::integral_constant<bool, ::std::is_enum<T>::value && !::std::is_convertible<T, long long>::value> {};
#if __cplusplus >= 201402L
template <class T>
constexpr bool is_scoped_enum_v = is_scoped_enum<T>::value;
#endif
template <class Enum>
__host__ __device__ constexpr typename ::std::underlying_type<Enum>::type to_underlying(Enum value) noexcept {
    return static_cast<typename ::std::underlying_type<Enum>::type>(value);
}
#endif

}  // namespace std
}  // namespace cuda

#endif

#endif
