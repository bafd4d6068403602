// An element in memory of the device. The host copies it to read and to write it; device code accesses it as it is.

#ifndef HIPPORT_CPU_THRUST_DEVICE_REFERENCE_H
#define HIPPORT_CPU_THRUST_DEVICE_REFERENCE_H

#include <ostream>
#include <type_traits>

#include "thrust/detail/system.h"

namespace thrust {

template <class T>
class device_ptr;

template <class T>
class device_reference {
  public:
    using value_type = std::remove_cv_t<T>;
    using pointer = device_ptr<T>;

    explicit device_reference(const device_ptr<T>& pointer) : address_(pointer.get()) {}
    explicit device_reference(T* address) : address_(address) {}
    template <class U, class = std::enable_if_t<std::is_convertible<U*, T*>::value>>
    device_reference(const device_reference<U>& other) : address_((&other).get()) {}
    device_reference(const device_reference&) = default;

    device_ptr<T> operator&() const { return device_ptr<T>(address_); }
    operator value_type() const {
        if (detail::in_device_code()) return *address_;
        alignas(T) unsigned char bytes[sizeof(T)];
        detail::check(hipMemcpy(bytes, address_, sizeof(T), hipMemcpyDeviceToHost), "thrust::device_reference");
        return reinterpret_cast<value_type&>(bytes);
    }
    const device_reference& operator=(const value_type& value) const {
        if (detail::in_device_code()) return *address_ = value, *this;
        detail::check(hipMemcpy(address_, &value, sizeof(T), hipMemcpyHostToDevice), "thrust::device_reference");
        return *this;
    }
    const device_reference& operator=(const device_reference& other) const { return *this = value_type(other); }
    template <class U>
    const device_reference& operator=(const device_reference<U>& other) const {
        return *this = value_type(typename device_reference<U>::value_type(other));
    }

    const device_reference& operator++() const { return *this += value_type(1); }
    const device_reference& operator--() const { return *this -= value_type(1); }
    value_type operator++(int) const {
        const value_type before = *this;
        return ++*this, before;
    }
    value_type operator--(int) const {
        const value_type before = *this;
        return --*this, before;
    }
#define HIPPORT_CPU_ASSIGNMENT(op)                                            \
    const device_reference& operator op## = (const value_type& value) const { \
        return *this = value_type(*this) op value;                            \
    }
    HIPPORT_CPU_ASSIGNMENT(+)
    HIPPORT_CPU_ASSIGNMENT(-)
    HIPPORT_CPU_ASSIGNMENT(*)
    HIPPORT_CPU_ASSIGNMENT(/)
    HIPPORT_CPU_ASSIGNMENT(%)
    HIPPORT_CPU_ASSIGNMENT(&)
    HIPPORT_CPU_ASSIGNMENT(|)
    HIPPORT_CPU_ASSIGNMENT(^)
    HIPPORT_CPU_ASSIGNMENT(<<)
    HIPPORT_CPU_ASSIGNMENT(>>)
#undef HIPPORT_CPU_ASSIGNMENT

    friend void swap(const device_reference& a, const device_reference& b) {
        const value_type before = a;
        a = b;
        b = before;
    }
    template <class Character, class Traits>
    friend std::basic_ostream<Character, Traits>& operator<<(std::basic_ostream<Character, Traits>& out,
                                                             const device_reference& element) {
        return out << value_type(element);
    }

  private:
    T* address_;
};

}  // namespace thrust

#endif
