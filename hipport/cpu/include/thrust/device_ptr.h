// Pointers to memory of the device, which are its iterators too.

#ifndef HIPPORT_CPU_THRUST_DEVICE_PTR_H
#define HIPPORT_CPU_THRUST_DEVICE_PTR_H

#include <stddef.h>

#include <iterator>
#include <ostream>
#include <type_traits>

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/device_reference.h"
#include "thrust/pair.h"

namespace thrust {

template <class T>
class device_ptr {
  public:
    using element_type = T;
    using raw_pointer = T*;
    using value_type = std::remove_cv_t<T>;
    using reference = device_reference<T>;
    using pointer = device_ptr;
    using difference_type = ptrdiff_t;
    using iterator_category = std::random_access_iterator_tag;
    template <class U>
    using rebind = device_ptr<U>;

    device_ptr() = default;
    device_ptr(decltype(nullptr)) {}
    template <class U, class = std::enable_if_t<std::is_convertible<U*, T*>::value>>
    explicit device_ptr(U* address) : address_(address) {}
    template <class U, class = std::enable_if_t<std::is_convertible<U*, T*>::value>>
    device_ptr(const device_ptr<U>& other) : address_(other.get()) {}

    T* get() const { return address_; }
    explicit operator bool() const { return address_ != nullptr; }
    reference operator*() const { return reference(address_); }
    reference operator[](difference_type index) const { return reference(address_ + index); }
    T* operator->() const { return address_; }

    device_ptr& operator++() { return ++address_, *this; }
    device_ptr& operator--() { return --address_, *this; }
    device_ptr operator++(int) { return device_ptr(address_++); }
    device_ptr operator--(int) { return device_ptr(address_--); }
    device_ptr& operator+=(difference_type count) { return address_ += count, *this; }
    device_ptr& operator-=(difference_type count) { return address_ -= count, *this; }
    friend device_ptr operator+(device_ptr at, difference_type count) { return at += count; }
    friend device_ptr operator+(difference_type count, device_ptr at) { return at += count; }
    friend device_ptr operator-(device_ptr at, difference_type count) { return at -= count; }

    template <class Character, class Traits>
    friend std::basic_ostream<Character, Traits>& operator<<(std::basic_ostream<Character, Traits>& out,
                                                             const device_ptr& at) {
        return out << at.get();
    }

  private:
    T* address_ = nullptr;
};

template <class T, class U>
ptrdiff_t operator-(const device_ptr<T>& a, const device_ptr<U>& b) {
    return a.get() - b.get();
}
template <class T, class U>
bool operator==(const device_ptr<T>& a, const device_ptr<U>& b) {
    return a.get() == b.get();
}
template <class T, class U>
bool operator!=(const device_ptr<T>& a, const device_ptr<U>& b) {
    return a.get() != b.get();
}
template <class T, class U>
bool operator<(const device_ptr<T>& a, const device_ptr<U>& b) {
    return a.get() < b.get();
}
template <class T, class U>
bool operator>(const device_ptr<T>& a, const device_ptr<U>& b) {
    return a.get() > b.get();
}
template <class T, class U>
bool operator<=(const device_ptr<T>& a, const device_ptr<U>& b) {
    return a.get() <= b.get();
}
template <class T, class U>
bool operator>=(const device_ptr<T>& a, const device_ptr<U>& b) {
    return a.get() >= b.get();
}
template <class T>
bool operator==(const device_ptr<T>& a, decltype(nullptr)) {
    return a.get() == nullptr;
}
template <class T>
bool operator!=(const device_ptr<T>& a, decltype(nullptr)) {
    return a.get() != nullptr;
}

template <class T>
device_ptr<T> device_pointer_cast(T* address) {
    return device_ptr<T>(address);
}
template <class T>
device_ptr<T> device_pointer_cast(const device_ptr<T>& pointer) {
    return pointer;
}

template <class T>
T* raw_pointer_cast(const device_ptr<T>& pointer) {
    return pointer.get();
}
template <class T>
T* raw_pointer_cast(T* address) {
    return address;
}
template <class T>
T& raw_reference_cast(const device_reference<T>& reference) {
    return *(&reference).get();
}
template <class T>
T& raw_reference_cast(T& reference) {
    return reference;
}

template <class T>
using universal_ptr = T*;

}  // namespace thrust

namespace hipport_cpu {
template <class T>
struct Raw<thrust::device_ptr<T>> {
    static constexpr bool is_device = true;
    static T* of(const thrust::device_ptr<T>& at) { return at.get(); }
};
}  // namespace hipport_cpu

#endif
