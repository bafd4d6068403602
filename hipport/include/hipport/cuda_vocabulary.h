// The types of cuda::std that hold values of other types: pair, tuple, array, optional, variant, reference_wrapper. Comes
// with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Those of the C++ library have members that are not constexpr in C++17 (assignment, optional::reset), or that
// throw (optional::value, array::at, get of a variant): HIP takes neither in device code. A value that is not there ends
// the kernel.

#ifndef HIPPORT_CUDA_VOCABULARY_H
#define HIPPORT_CUDA_VOCABULARY_H

#include <hip/hip_runtime.h>

#if defined(__HIP_PLATFORM_AMD__) && __cplusplus >= 201703L

#include <stddef.h>
#include <stdlib.h>

#include <algorithm>
#include <new>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace hipport {
namespace detail {

// A value that is asked for is not there.
template <class Exception, class... Arguments>
__host__ __device__ void missing(Arguments... arguments) {
#if defined(__HIP_DEVICE_COMPILE__) || !defined(__cpp_exceptions)
    abort();
#else
    throw Exception(arguments...);
#endif
}

// get() of a pair or tuple that is not the C++ library's: rocThrust's, which CUDA 13 has as those of cuda::std.
namespace by_argument {
using ::std::get;
template <size_t at, class T>
__host__ __device__ constexpr auto get_of(T&& value) -> decltype(get<at>(static_cast<T&&>(value))) {
    return get<at>(static_cast<T&&>(value));
}
}  // namespace by_argument

// rocThrust's tuples (a head and a tail) and pairs.
template <class T, class = void>
struct is_thrusts_tuple : ::std::false_type {};
template <class T>
struct is_thrusts_tuple<T, ::std::void_t<typename T::head_type, typename T::tail_type>> : ::std::true_type {};
template <class T>
__host__ __device__ constexpr ::std::false_type is_std_pair(...);
template <class T, class U, class V>
__host__ __device__ constexpr ::std::true_type is_std_pair(const ::std::pair<U, V>*);
template <class T, class = void>
struct is_thrusts_pair : ::std::false_type {};
template <class T>
struct is_thrusts_pair<T, ::std::void_t<typename T::first_type, typename T::second_type>>
    : ::std::integral_constant<bool, !decltype(is_std_pair<T>(static_cast<T*>(nullptr)))::value> {};
template <class T>
constexpr bool is_thrusts = is_thrusts_tuple<typename ::std::decay<T>::type>::value ||
                            is_thrusts_pair<typename ::std::decay<T>::type>::value;

// 0 as a template argument where a type is made from what its own copies are not made from. The constructors of the C++
// library are written again, as clang takes those that a class inherits for the host's.
template <class Made, class Of, class... From>
using if_made = typename ::std::enable_if<
    (sizeof...(From) != 0) && ::std::is_constructible<Of, From&&...>::value &&
        !(::std::is_base_of<Made, typename ::std::decay<From>::type>::value || ...),
    int>::type;

}  // namespace detail
}  // namespace hipport

namespace cuda {
namespace std {

template <class T, class U>
struct pair : ::std::pair<T, U> {
    pair() = default;
    pair(const pair&) = default;
    pair(pair&&) = default;
    __host__ __device__ constexpr pair(const T& first, const U& second) : ::std::pair<T, U>(first, second) {}
    template <class... From, ::hipport::detail::if_made<pair, ::std::pair<T, U>, From...> = 0>
    __host__ __device__ constexpr pair(From&&... from) : ::std::pair<T, U>(static_cast<From&&>(from)...) {}
    template <class Other, typename ::std::enable_if<::hipport::detail::is_thrusts<Other>, int>::type = 0>
    __host__ __device__ constexpr pair(const Other& other)
        : ::std::pair<T, U>(::hipport::detail::by_argument::get_of<0>(other),
                            ::hipport::detail::by_argument::get_of<1>(other)) {}

    __host__ __device__ constexpr pair& operator=(const pair& other) {
        this->first = other.first;
        this->second = other.second;
        return *this;
    }
    __host__ __device__ constexpr pair& operator=(pair&& other) {
        this->first = static_cast<T&&>(other.first);
        this->second = static_cast<U&&>(other.second);
        return *this;
    }
    template <class V, class W>
    __host__ __device__ constexpr pair& operator=(const ::std::pair<V, W>& other) {
        this->first = other.first;
        this->second = other.second;
        return *this;
    }
    __host__ __device__ constexpr void (swap)(pair& other) {
        pair kept = static_cast<pair&&>(other);
        other = static_cast<pair&&>(*this);
        *this = static_cast<pair&&>(kept);
    }
};
template <class T, class U>
pair(T, U) -> pair<T, U>;

template <class... T>
class tuple : public ::std::tuple<T...> {
  public:
    tuple() = default;
    tuple(const tuple&) = default;
    tuple(tuple&&) = default;
    template <size_t size = sizeof...(T), typename ::std::enable_if<(size > 0), int>::type = 0>
    __host__ __device__ constexpr tuple(const T&... values) : ::std::tuple<T...>(values...) {}
    template <class... From, ::hipport::detail::if_made<tuple, ::std::tuple<T...>, From...> = 0>
    __host__ __device__ constexpr tuple(From&&... from) : ::std::tuple<T...>(static_cast<From&&>(from)...) {}
    template <class Other, typename ::std::enable_if<::hipport::detail::is_thrusts<Other>, int>::type = 0>
    __host__ __device__ constexpr tuple(const Other& other) : tuple(other, ::std::index_sequence_for<T...>()) {}

    __host__ __device__ constexpr tuple& operator=(const tuple& other) {
        return assign(other, ::std::index_sequence_for<T...>());
    }
    __host__ __device__ constexpr tuple& operator=(tuple&& other) {
        return assign(static_cast<tuple&&>(other), ::std::index_sequence_for<T...>());
    }
    template <class... U>
    __host__ __device__ constexpr tuple& operator=(const ::std::tuple<U...>& other) {
        return assign(other, ::std::index_sequence_for<T...>());
    }
    template <class U, class V>
    __host__ __device__ constexpr tuple& operator=(const ::std::pair<U, V>& other) {
        return assign(other, ::std::index_sequence_for<T...>());
    }
    __host__ __device__ constexpr void (swap)(tuple& other) {
        tuple kept = static_cast<tuple&&>(other);
        other = static_cast<tuple&&>(*this);
        *this = static_cast<tuple&&>(kept);
    }

  private:
    template <class Other, size_t... at>
    __host__ __device__ constexpr tuple(const Other& other, ::std::index_sequence<at...>)
        : ::std::tuple<T...>(::hipport::detail::by_argument::get_of<at>(other)...) {}
    template <class Other, size_t... at>
    __host__ __device__ constexpr tuple& assign(Other&& other, ::std::index_sequence<at...>) {
        ((::std::get<at>(*this) = ::std::get<at>(static_cast<Other&&>(other))), ...);
        return *this;
    }
};
template <class... T>
tuple(T...) -> tuple<T...>;
template <class T, class U>
tuple(::std::pair<T, U>) -> tuple<T, U>;

template <class T, size_t length>
struct array {
    typedef T value_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef T& reference;
    typedef const T& const_reference;
    typedef T* pointer;
    typedef const T* const_pointer;
    typedef T* iterator;
    typedef const T* const_iterator;
    T elements_[length == 0 ? 1 : length];

    __host__ __device__ constexpr T& operator[](size_t i) noexcept { return elements_[i]; }
    __host__ __device__ constexpr const T& operator[](size_t i) const noexcept { return elements_[i]; }
    __host__ __device__ constexpr T& at(size_t i) {
        if (i >= length) ::hipport::detail::missing<::std::out_of_range>("array::at");
        return elements_[i];
    }
    __host__ __device__ constexpr const T& at(size_t i) const {
        if (i >= length) ::hipport::detail::missing<::std::out_of_range>("array::at");
        return elements_[i];
    }
    __host__ __device__ constexpr T& front() noexcept { return elements_[0]; }
    __host__ __device__ constexpr const T& front() const noexcept { return elements_[0]; }
    __host__ __device__ constexpr T& back() noexcept { return elements_[length - 1]; }
    __host__ __device__ constexpr const T& back() const noexcept { return elements_[length - 1]; }
    __host__ __device__ constexpr T* data() noexcept { return elements_; }
    __host__ __device__ constexpr const T* data() const noexcept { return elements_; }
    __host__ __device__ constexpr T* begin() noexcept { return elements_; }
    __host__ __device__ constexpr const T* begin() const noexcept { return elements_; }
    __host__ __device__ constexpr const T* cbegin() const noexcept { return elements_; }
    __host__ __device__ constexpr T* end() noexcept { return elements_ + length; }
    __host__ __device__ constexpr const T* end() const noexcept { return elements_ + length; }
    __host__ __device__ constexpr const T* cend() const noexcept { return elements_ + length; }
    __host__ __device__ static constexpr size_t size() noexcept { return length; }
    __host__ __device__ static constexpr size_t max_size() noexcept { return length; }
    __host__ __device__ static constexpr bool empty() noexcept { return length == 0; }
    __host__ __device__ constexpr void fill(const T& value) {
        for (size_t i = 0; i < length; ++i) elements_[i] = value;
    }
    __host__ __device__ constexpr void (swap)(array& other) {
        array kept = other;
        other = *this;
        *this = kept;
    }
};
template <class T, class... U>
array(T, U...) -> array<T, 1 + sizeof...(U)>;

template <class T, size_t length>
__host__ __device__ constexpr bool operator==(const array<T, length>& a, const array<T, length>& b) {
    for (size_t i = 0; i < length; ++i) {
        if (!(a[i] == b[i])) return false;
    }
    return true;
}
template <class T, size_t length>
__host__ __device__ constexpr bool operator!=(const array<T, length>& a, const array<T, length>& b) {
    return !(a == b);
}
template <class T, size_t length>
__host__ __device__ constexpr bool operator<(const array<T, length>& a, const array<T, length>& b) {
    for (size_t i = 0; i < length; ++i) {
        if (a[i] < b[i]) return true;
        if (b[i] < a[i]) return false;
    }
    return false;
}

}  // namespace std
}  // namespace cuda

namespace std {

template <class T, class U>
struct tuple_size<::cuda::std::pair<T, U>> : integral_constant<size_t, 2> {};
template <size_t at, class T, class U>
struct tuple_element<at, ::cuda::std::pair<T, U>> : tuple_element<at, pair<T, U>> {};
template <class... T>
struct tuple_size<::cuda::std::tuple<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <size_t at, class... T>
struct tuple_element<at, ::cuda::std::tuple<T...>> : tuple_element<at, tuple<T...>> {};
template <class T, size_t length>
struct tuple_size<::cuda::std::array<T, length>> : integral_constant<size_t, length> {};
template <size_t at, class T, size_t length>
struct tuple_element<at, ::cuda::std::array<T, length>> {
    typedef T type;
};

}  // namespace std

namespace hipport {
namespace detail {

// The pair or tuple of cuda::std for one of the C++ library.
template <class T>
struct vocabulary;
template <class... T>
struct vocabulary<::std::tuple<T...>> {
    typedef ::cuda::std::tuple<T...> type;
};
template <class T, class U>
struct vocabulary<::std::pair<T, U>> {
    typedef ::cuda::std::pair<T, U> type;
};

template <class... T>
__host__ __device__ constexpr const ::std::tuple<T...>& of_std(const ::std::tuple<T...>& value) {
    return value;
}
template <class... T>
__host__ __device__ constexpr ::std::tuple<T...>&& of_std(::std::tuple<T...>&& value) {
    return static_cast<::std::tuple<T...>&&>(value);
}
template <class T, class U>
__host__ __device__ constexpr const ::std::pair<T, U>& of_std(const ::std::pair<T, U>& value) {
    return value;
}
template <class Function, class Tuple, size_t... at>
__host__ __device__ constexpr decltype(auto) apply(Function&& function, Tuple&& tuple, ::std::index_sequence<at...>) {
    return static_cast<Function&&>(function)(by_argument::get_of<at>(static_cast<Tuple&&>(tuple))...);
}

template <class T, size_t length, size_t... at>
__host__ __device__ constexpr ::cuda::std::array<typename ::std::remove_cv<T>::type, length> to_array(
    const T (&values)[length], ::std::index_sequence<at...>) {
    return {{values[at]...}};
}

// What an optional value is kept in: copied and destroyed as bytes where the value is.
template <class T, bool is_plain = ::std::is_trivially_copyable<T>::value>
struct maybe {
    union {
        char none_;
        T value_;
    };
    bool has_;
    __host__ __device__ constexpr maybe() : none_(0), has_(false) {}
    template <class... Arguments>
    __host__ __device__ constexpr maybe(::std::in_place_t, Arguments&&... arguments)
        : value_(static_cast<Arguments&&>(arguments)...), has_(true) {}
    __host__ __device__ constexpr void clear() { has_ = false; }
};
template <class T>
struct maybe<T, false> {
    union {
        char none_;
        T value_;
    };
    bool has_;
    __host__ __device__ maybe() : none_(0), has_(false) {}
    template <class... Arguments>
    __host__ __device__ maybe(::std::in_place_t, Arguments&&... arguments)
        : value_(static_cast<Arguments&&>(arguments)...), has_(true) {}
    __host__ __device__ maybe(const maybe& other) : none_(0), has_(other.has_) {
        if (has_) ::new (static_cast<void*>(&value_)) T(other.value_);
    }
    __host__ __device__ maybe(maybe&& other) : none_(0), has_(other.has_) {
        if (has_) ::new (static_cast<void*>(&value_)) T(static_cast<T&&>(other.value_));
    }
    __host__ __device__ maybe& operator=(const maybe& other) {
        if (this == &other) return *this;
        clear();
        has_ = other.has_;
        if (has_) ::new (static_cast<void*>(&value_)) T(other.value_);
        return *this;
    }
    __host__ __device__ maybe& operator=(maybe&& other) {
        if (this == &other) return *this;
        clear();
        has_ = other.has_;
        if (has_) ::new (static_cast<void*>(&value_)) T(static_cast<T&&>(other.value_));
        return *this;
    }
    __host__ __device__ ~maybe() { clear(); }
    __host__ __device__ void clear() {
        if (has_) value_.~T();
        has_ = false;
    }
};

}  // namespace detail
}  // namespace hipport

namespace cuda {
namespace std {

using ::std::get;
template <size_t at, class T, size_t length>
__host__ __device__ constexpr T& get(array<T, length>& from) noexcept {
    return from[at];
}
template <size_t at, class T, size_t length>
__host__ __device__ constexpr const T& get(const array<T, length>& from) noexcept {
    return from[at];
}
template <size_t at, class T, size_t length>
__host__ __device__ constexpr T&& get(array<T, length>&& from) noexcept {
    return static_cast<T&&>(from[at]);
}
template <size_t at, class T, typename ::std::enable_if<::hipport::detail::is_thrusts<T>, int>::type = 0>
__host__ __device__ constexpr auto get(T&& value)
    -> decltype(::hipport::detail::by_argument::get_of<at>(static_cast<T&&>(value))) {
    return ::hipport::detail::by_argument::get_of<at>(static_cast<T&&>(value));
}

template <class T, class U>
__host__ __device__ constexpr auto make_pair(T&& first, U&& second) {
    return typename ::hipport::detail::vocabulary<decltype(::std::make_pair(
        static_cast<T&&>(first), static_cast<U&&>(second)))>::type(static_cast<T&&>(first), static_cast<U&&>(second));
}
template <class... T>
__host__ __device__ constexpr auto make_tuple(T&&... values) {
    return typename ::hipport::detail::vocabulary<decltype(::std::make_tuple(static_cast<T&&>(values)...))>::type(
        static_cast<T&&>(values)...);
}
template <class... T>
__host__ __device__ constexpr tuple<T&...> tie(T&... values) {
    return tuple<T&...>(values...);
}
template <class... T>
__host__ __device__ constexpr tuple<T&&...> forward_as_tuple(T&&... values) {
    return tuple<T&&...>(static_cast<T&&>(values)...);
}
template <class... T>
__host__ __device__ constexpr auto tuple_cat(T&&... tuples) {
    typedef decltype(::std::tuple_cat(::hipport::detail::of_std(static_cast<T&&>(tuples))...)) joined;
    return typename ::hipport::detail::vocabulary<joined>::type(
        ::std::tuple_cat(::hipport::detail::of_std(static_cast<T&&>(tuples))...));
}
template <class Function, class Tuple>
__host__ __device__ constexpr decltype(auto) apply(Function&& function, Tuple&& tuple) {
    typedef typename ::std::remove_cv<typename ::std::remove_reference<Tuple>::type>::type plain;
    return ::hipport::detail::apply(static_cast<Function&&>(function), static_cast<Tuple&&>(tuple),
                                    ::std::make_index_sequence<::std::tuple_size<plain>::value>());
}
template <class T, size_t length>
__host__ __device__ constexpr array<typename ::std::remove_cv<T>::type, length> to_array(T (&values)[length]) {
    return ::hipport::detail::to_array(values, ::std::make_index_sequence<length>());
}
template <class T, size_t length>
__host__ __device__ constexpr array<typename ::std::remove_cv<T>::type, length> to_array(T (&&values)[length]) {
    return ::hipport::detail::to_array(values, ::std::make_index_sequence<length>());
}

template <class T>
class optional {
    template <class U>
    static constexpr bool is_value =
        ::std::is_constructible<T, U>::value &&
        !::std::is_same<typename ::std::decay<U>::type, optional>::value &&
        !::std::is_same<typename ::std::decay<U>::type, ::std::in_place_t>::value;

  public:
    typedef T value_type;
    constexpr optional() = default;
    __host__ __device__ constexpr optional(::std::nullopt_t) {}
    template <class U = T, class = typename ::std::enable_if<is_value<U>>::type>
    __host__ __device__ constexpr optional(U&& value) : held_(::std::in_place, static_cast<U&&>(value)) {}
    template <class U, class = typename ::std::enable_if<!is_value<const optional<U>&>>::type>
    __host__ __device__ constexpr optional(const optional<U>& other) {
        if (other) emplace(*other);
    }
    template <class... Arguments>
    __host__ __device__ constexpr explicit optional(::std::in_place_t, Arguments&&... arguments)
        : held_(::std::in_place, static_cast<Arguments&&>(arguments)...) {}

    __host__ __device__ constexpr optional& operator=(::std::nullopt_t) {
        reset();
        return *this;
    }
    template <class U = T, class = typename ::std::enable_if<is_value<U>>::type>
    __host__ __device__ constexpr optional& operator=(U&& value) {
        if (has_value()) {
            held_.value_ = static_cast<U&&>(value);
        } else {
            emplace(static_cast<U&&>(value));
        }
        return *this;
    }
    template <class... Arguments>
    __host__ __device__ constexpr T& emplace(Arguments&&... arguments) {
        held_.clear();
        ::new (static_cast<void*>(&held_.value_)) T(static_cast<Arguments&&>(arguments)...);
        held_.has_ = true;
        return held_.value_;
    }
    __host__ __device__ constexpr void reset() { held_.clear(); }
    __host__ __device__ constexpr void (swap)(optional& other) {
        optional kept = static_cast<optional&&>(other);
        other = static_cast<optional&&>(*this);
        *this = static_cast<optional&&>(kept);
    }

    __host__ __device__ constexpr bool has_value() const noexcept { return held_.has_; }
    __host__ __device__ constexpr explicit operator bool() const noexcept { return held_.has_; }
    __host__ __device__ constexpr T& operator*() & noexcept { return held_.value_; }
    __host__ __device__ constexpr const T& operator*() const& noexcept { return held_.value_; }
    __host__ __device__ constexpr T&& operator*() && noexcept { return static_cast<T&&>(held_.value_); }
    __host__ __device__ constexpr T* operator->() noexcept { return &held_.value_; }
    __host__ __device__ constexpr const T* operator->() const noexcept { return &held_.value_; }
    __host__ __device__ constexpr T& value() & {
        if (!held_.has_) ::hipport::detail::missing<::std::bad_optional_access>();
        return held_.value_;
    }
    __host__ __device__ constexpr const T& value() const& {
        if (!held_.has_) ::hipport::detail::missing<::std::bad_optional_access>();
        return held_.value_;
    }
    __host__ __device__ constexpr T&& value() && {
        if (!held_.has_) ::hipport::detail::missing<::std::bad_optional_access>();
        return static_cast<T&&>(held_.value_);
    }
    template <class U>
    __host__ __device__ constexpr T value_or(U&& other) const& {
        return held_.has_ ? held_.value_ : static_cast<T>(static_cast<U&&>(other));
    }
    template <class Function>
    __host__ __device__ constexpr auto and_then(Function&& function) const {
        typedef typename ::std::decay<decltype(function(held_.value_))>::type result;
        return held_.has_ ? function(held_.value_) : result();
    }
    template <class Function>
    __host__ __device__ constexpr auto transform(Function&& function) const {
        typedef optional<typename ::std::decay<decltype(function(held_.value_))>::type> result;
        return held_.has_ ? result(function(held_.value_)) : result();
    }
    template <class Function>
    __host__ __device__ constexpr optional or_else(Function&& function) const {
        return held_.has_ ? *this : function();
    }

  private:
    ::hipport::detail::maybe<T> held_;
};
template <class T>
optional(T) -> optional<T>;

template <class T>
__host__ __device__ constexpr optional<typename ::std::decay<T>::type> make_optional(T&& value) {
    return optional<typename ::std::decay<T>::type>(static_cast<T&&>(value));
}

// Two optional values are compared as values, and an empty one is less than all others.
#define HIPPORT_COMPARED(op)                                                                                        \
    template <class T, class U>                                                                                     \
    __host__ __device__ constexpr bool operator op(const optional<T>& a, const optional<U>& b) {                    \
        return a && b ? *a op *b : int(a.has_value()) op int(b.has_value());                                      \
    }                                                                                                               \
    template <class T>                                                                                              \
    __host__ __device__ constexpr bool operator op(const optional<T>& a, ::std::nullopt_t) {                        \
        return int(a.has_value()) op 0;                                                                            \
    }                                                                                                               \
    template <class T>                                                                                              \
    __host__ __device__ constexpr bool operator op(::std::nullopt_t, const optional<T>& b) {                        \
        return 0 op int(b.has_value());                                                                            \
    }                                                                                                               \
    template <class T, class U, class = decltype(::std::declval<const T&>() op ::std::declval<const U&>())>         \
    __host__ __device__ constexpr bool operator op(const optional<T>& a, const U& b) {                              \
        return a ? *a op b : 0 op 1;                                                                                \
    }                                                                                                               \
    template <class T, class U, class = decltype(::std::declval<const U&>() op ::std::declval<const T&>())>         \
    __host__ __device__ constexpr bool operator op(const U& a, const optional<T>& b) {                              \
        return b ? a op *b : 1 op 0;                                                                                \
    }
HIPPORT_COMPARED(==)
HIPPORT_COMPARED(!=)
HIPPORT_COMPARED(<)
HIPPORT_COMPARED(>)
HIPPORT_COMPARED(<=)
HIPPORT_COMPARED(>=)
#undef HIPPORT_COMPARED

template <class T>
class reference_wrapper {
  public:
    typedef T type;
    __host__ __device__ constexpr reference_wrapper(T& object) noexcept : object_(&object) {}
    reference_wrapper(T&&) = delete;
    __host__ __device__ constexpr operator T&() const noexcept { return *object_; }
    __host__ __device__ constexpr T& get() const noexcept { return *object_; }
    template <class... Arguments>
    __host__ __device__ constexpr decltype(auto) operator()(Arguments&&... arguments) const {
        return (*object_)(static_cast<Arguments&&>(arguments)...);
    }

  private:
    T* object_;
};
template <class T>
__host__ __device__ constexpr reference_wrapper<T> ref(T& object) noexcept {
    return reference_wrapper<T>(object);
}
template <class T>
__host__ __device__ constexpr reference_wrapper<const T> cref(const T& object) noexcept {
    return reference_wrapper<const T>(object);
}

template <class... T>
class variant;

template <class T>
struct variant_size;
template <class... T>
struct variant_size<variant<T...>> : ::std::integral_constant<size_t, sizeof...(T)> {};
template <class T>
struct variant_size<const T> : variant_size<T> {};
template <class T>
constexpr size_t variant_size_v = variant_size<T>::value;
template <size_t at, class T>
struct variant_alternative;
template <size_t at, class... T>
struct variant_alternative<at, variant<T...>> : ::std::tuple_element<at, ::std::tuple<T...>> {};
template <size_t at, class T>
struct variant_alternative<at, const T> {
    typedef const typename variant_alternative<at, T>::type type;
};
template <size_t at, class T>
using variant_alternative_t = typename variant_alternative<at, T>::type;
constexpr size_t variant_npos = static_cast<size_t>(-1);

}  // namespace std
}  // namespace cuda

namespace hipport {
namespace detail {

template <class T>
struct unnarrowed {
    T value[1];
};
// The alternative that a value is converted to: that which the overloaded functions of all alternatives would take.
template <size_t at, class T>
struct one_choice {
    template <class U>
    __host__ __device__ static auto of(T, U&& value)
        -> decltype(unnarrowed<T>{{static_cast<U&&>(value)}}, ::std::integral_constant<size_t, at>());
};
template <class Indices, class... T>
struct all_choices;
template <size_t... at, class... T>
struct all_choices<::std::index_sequence<at...>, T...> : one_choice<at, T>... {
    using one_choice<at, T>::of...;
};
template <class U, class... T>
using choice = decltype(all_choices<::std::index_sequence_for<T...>, T...>::of(::std::declval<U>(), ::std::declval<U>()));

template <class T, class... Ts>
constexpr size_t place_of() {
    constexpr bool same[] = {::std::is_same<T, Ts>::value...};
    size_t at = 0;
    while (!same[at]) ++at;
    return at;
}

// The bytes of one of several types: copied and destroyed as bytes where all of them are.
template <class... T>
struct one_of_bytes {
    alignas(T...) unsigned char bytes_[(::std::max)({sizeof(T)...})];
    size_t index_ = 0;
};
template <size_t at, class... T>
__host__ __device__ typename ::std::tuple_element<at, ::std::tuple<T...>>::type& kept_at(one_of_bytes<T...>& kept) {
    return *reinterpret_cast<typename ::std::tuple_element<at, ::std::tuple<T...>>::type*>(kept.bytes_);
}
template <size_t at, class... T>
__host__ __device__ const typename ::std::tuple_element<at, ::std::tuple<T...>>::type& kept_at(
    const one_of_bytes<T...>& kept) {
    return *reinterpret_cast<const typename ::std::tuple_element<at, ::std::tuple<T...>>::type*>(kept.bytes_);
}
// Calls a function with the alternative that is there.
template <size_t at = 0, class Kept, class Function>
__host__ __device__ decltype(auto) with_kept(Kept& kept, Function&& function) {
    if constexpr (at + 1 == size_t(Kept::size)) {
        return function(kept_at<at>(kept), ::std::integral_constant<size_t, at>());
    } else {
        if (kept.index_ == at) return function(kept_at<at>(kept), ::std::integral_constant<size_t, at>());
        return with_kept<at + 1>(kept, static_cast<Function&&>(function));
    }
}

template <bool is_plain, class... T>
struct one_of : one_of_bytes<T...> {
    enum : size_t { size = sizeof...(T) };
    __host__ __device__ void clear() {}
};
template <class... T>
struct one_of<false, T...> : one_of_bytes<T...> {
    enum : size_t { size = sizeof...(T) };
    one_of() = default;
    __host__ __device__ one_of(const one_of& other) { copy(other); }
    __host__ __device__ one_of& operator=(const one_of& other) {
        if (this == &other) return *this;
        clear();
        copy(other);
        return *this;
    }
    __host__ __device__ ~one_of() { clear(); }
    __host__ __device__ void clear() {
        with_kept(*this, [](auto& value, auto) {
            typedef typename ::std::decay<decltype(value)>::type plain;
            value.~plain();
        });
    }

  private:
    __host__ __device__ void copy(const one_of& other) {
        this->index_ = other.index_;
        with_kept(other, [this](auto& value, auto) {
            ::new (static_cast<void*>(this->bytes_)) typename ::std::decay<decltype(value)>::type(value);
        });
    }
};

}  // namespace detail
}  // namespace hipport

namespace cuda {
namespace std {

template <class... T>
class variant {
    template <class U>
    using chosen = ::hipport::detail::choice<U, T...>;
    template <class U>
    static constexpr bool is_other = !::std::is_same<typename ::std::decay<U>::type, variant>::value;

  public:
    __host__ __device__ variant() { ::new (static_cast<void*>(kept_.bytes_)) variant_alternative_t<0, variant>(); }
    template <class U, class = typename ::std::enable_if<is_other<U>>::type, size_t at = chosen<U>::value>
    __host__ __device__ variant(U&& value) {
        build<at>(static_cast<U&&>(value));
    }
    template <class U, class... Arguments>
    __host__ __device__ explicit variant(::std::in_place_type_t<U>, Arguments&&... arguments) {
        build<::hipport::detail::place_of<U, T...>()>(static_cast<Arguments&&>(arguments)...);
    }
    template <size_t at, class... Arguments>
    __host__ __device__ explicit variant(::std::in_place_index_t<at>, Arguments&&... arguments) {
        build<at>(static_cast<Arguments&&>(arguments)...);
    }
    template <class U, class = typename ::std::enable_if<is_other<U>>::type, size_t at = chosen<U>::value>
    __host__ __device__ variant& operator=(U&& value) {
        emplace<at>(static_cast<U&&>(value));
        return *this;
    }

    template <size_t at, class... Arguments>
    __host__ __device__ variant_alternative_t<at, variant>& emplace(Arguments&&... arguments) {
        kept_.clear();
        return build<at>(static_cast<Arguments&&>(arguments)...);
    }
    template <class U, class... Arguments>
    __host__ __device__ U& emplace(Arguments&&... arguments) {
        return emplace<::hipport::detail::place_of<U, T...>()>(static_cast<Arguments&&>(arguments)...);
    }
    __host__ __device__ size_t (index)() const noexcept { return kept_.index_; }
    __host__ __device__ bool valueless_by_exception() const noexcept { return false; }
    __host__ __device__ void (swap)(variant& other) {
        variant kept = other;
        other = *this;
        *this = kept;
    }

    // For the functions below.
    typedef ::hipport::detail::one_of<(::std::is_trivially_copyable<T>::value && ...), T...> kept_type;
    __host__ __device__ kept_type& kept() noexcept { return kept_; }
    __host__ __device__ const kept_type& kept() const noexcept { return kept_; }

  private:
    template <size_t at, class... Arguments>
    __host__ __device__ variant_alternative_t<at, variant>& build(Arguments&&... arguments) {
        kept_.index_ = at;
        return *::new (static_cast<void*>(kept_.bytes_))
            variant_alternative_t<at, variant>(static_cast<Arguments&&>(arguments)...);
    }

    kept_type kept_;
};

template <class U, class... T>
__host__ __device__ bool holds_alternative(const variant<T...>& from) noexcept {
    return (from.index)() == ::hipport::detail::place_of<U, T...>();
}
template <size_t at, class... T>
__host__ __device__ variant_alternative_t<at, variant<T...>>* get_if(variant<T...>* from) noexcept {
    return from != nullptr && (from->index)() == at ? &::hipport::detail::kept_at<at>(from->kept()) : nullptr;
}
template <size_t at, class... T>
__host__ __device__ const variant_alternative_t<at, variant<T...>>* get_if(const variant<T...>* from) noexcept {
    return from != nullptr && (from->index)() == at ? &::hipport::detail::kept_at<at>(from->kept()) : nullptr;
}
template <class U, class... T>
__host__ __device__ U* get_if(variant<T...>* from) noexcept {
    return cuda::std::get_if<::hipport::detail::place_of<U, T...>()>(from);
}
template <class U, class... T>
__host__ __device__ const U* get_if(const variant<T...>* from) noexcept {
    return cuda::std::get_if<::hipport::detail::place_of<U, T...>()>(from);
}
template <size_t at, class... T>
__host__ __device__ variant_alternative_t<at, variant<T...>>& get(variant<T...>& from) {
    if ((from.index)() != at) ::hipport::detail::missing<::std::bad_variant_access>();
    return ::hipport::detail::kept_at<at>(from.kept());
}
template <size_t at, class... T>
__host__ __device__ const variant_alternative_t<at, variant<T...>>& get(const variant<T...>& from) {
    if ((from.index)() != at) ::hipport::detail::missing<::std::bad_variant_access>();
    return ::hipport::detail::kept_at<at>(from.kept());
}
template <class U, class... T>
__host__ __device__ U& get(variant<T...>& from) {
    return cuda::std::get<::hipport::detail::place_of<U, T...>()>(from);
}
template <class U, class... T>
__host__ __device__ const U& get(const variant<T...>& from) {
    return cuda::std::get<::hipport::detail::place_of<U, T...>()>(from);
}

template <class Function, class Variant>
__host__ __device__ decltype(auto) visit(Function&& function, Variant&& from) {
    return ::hipport::detail::with_kept(from.kept(),
                                        [&](auto& value, auto) -> decltype(auto) { return function(value); });
}
template <class Function, class Variant, class... Rest>
__host__ __device__ decltype(auto) visit(Function&& function, Variant&& from, Rest&&... rest) {
    return cuda::std::visit(
        [&](auto& first) -> decltype(auto) {
            return cuda::std::visit([&](auto&... others) -> decltype(auto) { return function(first, others...); },
                                    rest...);
        },
        from);
}
template <class Result, class Function, class... Variants>
__host__ __device__ Result visit(Function&& function, Variants&&... from) {
    return cuda::std::visit([&](auto&... values) -> Result { return function(values...); }, from...);
}

template <class... T>
__host__ __device__ bool operator==(const variant<T...>& a, const variant<T...>& b) {
    if ((a.index)() != (b.index)()) return false;
    return ::hipport::detail::with_kept(
        a.kept(), [&](auto& value, auto at) { return value == ::hipport::detail::kept_at<at.value>(b.kept()); });
}
template <class... T>
__host__ __device__ bool operator!=(const variant<T...>& a, const variant<T...>& b) {
    return !(a == b);
}
template <class... T>
__host__ __device__ bool operator<(const variant<T...>& a, const variant<T...>& b) {
    if ((a.index)() != (b.index)()) return (a.index)() < (b.index)();
    return ::hipport::detail::with_kept(
        a.kept(), [&](auto& value, auto at) { return value < ::hipport::detail::kept_at<at.value>(b.kept()); });
}

}  // namespace std
}  // namespace cuda

#endif

#endif
