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
#if __cplusplus >= 201703L
#include <optional>
#include <variant>
#endif
#if __cplusplus >= 202002L
#include <bit>
#include <concepts>
#include <span>
#endif

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

#if __cplusplus < 202002L
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
struct identity {
    template <class T>
    __host__ __device__ constexpr T&& operator()(T&& value) const noexcept {
        return static_cast<T&&>(value);
    }
};
template <class To, class From>
__host__ __device__ inline To bit_cast(const From& from) {
    static_assert(sizeof(To) == sizeof(From), "bit_cast keeps the size");
    To to;
    __builtin_memcpy(static_cast<void*>(&to), static_cast<const void*>(&from), sizeof(To));
    return to;
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

  private:
    T* data_;
    size_t size_;
};
#endif

}  // namespace std
}  // namespace cuda

#endif

#endif
