// Types of hipCUB: pairs, buffers in pairs, the bits of keys.

#ifndef HIPPORT_CPU_HIPCUB_UTIL_TYPE_HPP
#define HIPPORT_CPU_HIPCUB_UTIL_TYPE_HPP

#include <hip/hip_bf16.h>
#include <hip/hip_bfloat16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include <limits>
#include <type_traits>

namespace hipcub {

struct NullType {
    template <class T>
    NullType& operator=(const T&) {
        return *this;
    }
    bool operator==(const NullType&) const { return true; }
    bool operator!=(const NullType&) const { return false; }
};
template <int value>
struct Int2Type {
    enum { VALUE = value };
};
template <bool condition, class Then, class Else>
struct If {
    using Type = std::conditional_t<condition, Then, Else>;
};
template <class A, class B>
struct Equals {
    enum { VALUE = std::is_same<A, B>::value, NEGATE = !VALUE };
};
template <class T>
struct IsPointer {
    enum { VALUE = std::is_pointer<T>::value };
};
template <int number>
struct PowerOfTwo {
    enum { VALUE = (number & (number - 1)) == 0 };
};
template <int number, int current = number, int count = 0>
struct Log2 {
    enum { VALUE = Log2<number, current / 2, count + 1>::VALUE };
};
template <int number, int count>
struct Log2<number, 0, count> {
    enum { VALUE = (1 << (count - 1)) < number ? count : count - 1 };
};

template <class Key, class Value>
struct KeyValuePair {
    using KeyType = Key;
    using ValueType = Value;
    Key key;
    Value value;
    KeyValuePair() = default;
    KeyValuePair(const Key& key_, const Value& value_) : key(key_), value(value_) {}
    bool operator==(const KeyValuePair& other) const { return key == other.key && value == other.value; }
    bool operator!=(const KeyValuePair& other) const { return !(*this == other); }
};

template <class T>
struct DoubleBuffer {
    T* d_buffers[2];
    int selector;
    DoubleBuffer() : d_buffers{nullptr, nullptr}, selector(0) {}
    DoubleBuffer(T* current, T* alternate) : d_buffers{current, alternate}, selector(0) {}
    T* Current() { return d_buffers[selector]; }
    T* Alternate() { return d_buffers[selector ^ 1]; }
};

// Memory for a T that nobody constructs.
template <class T>
struct Uninitialized {
    alignas(T) unsigned char storage[sizeof(T)];
    T& Alias() { return reinterpret_cast<T&>(storage); }
};

enum Category { NOT_A_NUMBER, SIGNED_INTEGER, UNSIGNED_INTEGER, FLOATING_POINT };

namespace detail {
template <class T>
constexpr bool is_small_float =
    std::is_same<T, __half>::value || std::is_same<T, hip_bfloat16>::value || std::is_same<T, __hip_bfloat16>::value;
template <size_t bytes>
struct UnsignedOf;
template <>
struct UnsignedOf<1> {
    using type = unsigned char;
};
template <>
struct UnsignedOf<2> {
    using type = unsigned short;
};
template <>
struct UnsignedOf<4> {
    using type = unsigned int;
};
template <>
struct UnsignedOf<8> {
    using type = unsigned long long;
};
struct NoBits {};
template <class T, bool is_number>
struct Bits {
    using type = NoBits;
};
template <class T>
struct Bits<T, true> : UnsignedOf<sizeof(T)> {};
}  // namespace detail

template <class T>
struct NumericTraits {
    static constexpr Category CATEGORY = std::is_floating_point<T>::value || detail::is_small_float<T> ? FLOATING_POINT
                                         : !std::is_integral<T>::value                                 ? NOT_A_NUMBER
                                         : std::is_signed<T>::value ? SIGNED_INTEGER
                                                                    : UNSIGNED_INTEGER;
    enum { PRIMITIVE = CATEGORY != NOT_A_NUMBER, NULL_TYPE = std::is_same<T, NullType>::value };
    using UnsignedBits = typename detail::Bits<T, CATEGORY != NOT_A_NUMBER>::type;

    static T Max() { return std::numeric_limits<T>::max(); }
    static T Lowest() { return std::numeric_limits<T>::lowest(); }
    // Bits of a key as an unsigned number that has its order, and back.
    static UnsignedBits TwiddleIn(UnsignedBits bits) {
        constexpr UnsignedBits sign = UnsignedBits(UnsignedBits(1) << (8 * sizeof(T) - 1));
        if (CATEGORY == SIGNED_INTEGER) return bits ^ sign;
        if (CATEGORY == FLOATING_POINT) return bits & sign ? UnsignedBits(~bits) : UnsignedBits(bits | sign);
        return bits;
    }
    static UnsignedBits TwiddleOut(UnsignedBits bits) {
        constexpr UnsignedBits sign = UnsignedBits(UnsignedBits(1) << (8 * sizeof(T) - 1));
        if (CATEGORY == SIGNED_INTEGER) return bits ^ sign;
        if (CATEGORY == FLOATING_POINT) return bits & sign ? UnsignedBits(bits ^ sign) : UnsignedBits(~bits);
        return bits;
    }
};
template <class T>
struct Traits : NumericTraits<std::remove_cv_t<T>> {};
template <class T>
struct BaseTraits : NumericTraits<T> {};

namespace detail {
// The bits [begin_bit, end_bit) of a key, in its order. Zeros of both signs are equal.
template <class Key>
typename Traits<Key>::UnsignedBits digits_of(const Key& key, int begin_bit, int end_bit) {
    using Word = typename Traits<Key>::UnsignedBits;
    static_assert(Traits<Key>::PRIMITIVE, "radix sorts take keys that are numbers");
    Word bits;
    __builtin_memcpy(&bits, &key, sizeof(Key));
    constexpr Word sign = Word(Word(1) << (8 * sizeof(Key) - 1));
    if (Traits<Key>::CATEGORY == FLOATING_POINT && bits == sign) bits = 0;
    bits = Word(Traits<Key>::TwiddleIn(bits) >> begin_bit);
    const int count = end_bit - begin_bit;
    return count < static_cast<int>(8 * sizeof(Key)) ? Word(bits & Word((Word(1) << count) - 1)) : bits;
}
}  // namespace detail

}  // namespace hipcub

#endif
