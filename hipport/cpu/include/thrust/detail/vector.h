// The vectors of host and device: one class, whose allocator says which memory. Programs get the commonest algorithms
// with them, as from Thrust.

#ifndef HIPPORT_CPU_THRUST_DETAIL_VECTOR_H
#define HIPPORT_CPU_THRUST_DETAIL_VECTOR_H

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <vector>

#include "thrust/copy.h"
#include "thrust/device_ptr.h"
#include "thrust/equal.h"
#include "thrust/extrema.h"
#include "thrust/fill.h"
#include "thrust/for_each.h"
#include "thrust/iterator/reverse_iterator.h"
#include "thrust/reduce.h"
#include "thrust/scan.h"
#include "thrust/transform.h"

namespace thrust {
namespace detail {

template <class T, class Allocator>
class vector {
    using Traits = std::allocator_traits<Allocator>;
    template <class I>
    using IfIterator = typename std::iterator_traits<I>::iterator_category;

  public:
    using value_type = T;
    using allocator_type = Allocator;
    using pointer = typename Traits::pointer;
    using const_pointer = typename Traits::const_pointer;
    using iterator = pointer;
    using const_iterator = const_pointer;
    using reference = typename std::iterator_traits<iterator>::reference;
    using const_reference = typename std::iterator_traits<const_iterator>::reference;
    using size_type = size_t;
    using difference_type = ptrdiff_t;
    using reverse_iterator = std::reverse_iterator<iterator>;
    using const_reverse_iterator = std::reverse_iterator<const_iterator>;

    vector() = default;
    explicit vector(const Allocator& allocator) : allocator_(allocator) {}
    explicit vector(size_t count, const Allocator& allocator = Allocator()) : allocator_(allocator) { resize(count); }
    vector(size_t count, const T& value, const Allocator& allocator = Allocator()) : allocator_(allocator) {
        resize(count, value);
    }
    template <class I, class = IfIterator<I>>
    vector(I first, I last, const Allocator& allocator = Allocator()) : allocator_(allocator) {
        assign(first, last);
    }
    vector(std::initializer_list<T> values, const Allocator& allocator = Allocator())
        : vector(values.begin(), values.end(), allocator) {}
    vector(const vector& other) : vector(other.begin(), other.end(), other.allocator_) {}
    vector(vector&& other) noexcept { swap(other); }
    template <class U, class A>
    vector(const vector<U, A>& other) : vector(other.begin(), other.end()) {}
    template <class U, class A>
    vector(const std::vector<U, A>& other) : vector(other.begin(), other.end()) {}
    ~vector() {
        clear();
        release();
    }

    vector& operator=(const vector& other) {
        if (this != &other) assign(other.begin(), other.end());
        return *this;
    }
    vector& operator=(vector&& other) noexcept { return swap(other), *this; }
    template <class U, class A>
    vector& operator=(const vector<U, A>& other) {
        return assign(other.begin(), other.end()), *this;
    }
    template <class U, class A>
    vector& operator=(const std::vector<U, A>& other) {
        return assign(other.begin(), other.end()), *this;
    }
    vector& operator=(std::initializer_list<T> values) { return assign(values.begin(), values.end()), *this; }

    template <class I, class = IfIterator<I>>
    void assign(I first, I last) {
        if constexpr (!hipport_cpu::is_random_access<I>) {
            const std::vector<T> values(first, last);
            assign(values.data(), values.data() + values.size());
        } else {
            clear();
            const size_t count = static_cast<size_t>(last - first);
            reserve(count);
            fill_in<I>("thrust::copy", [from = raw(first), to = raw(begin_), count] {
                auto each = from;
                for (size_t i = 0; i < count; ++i, ++each) new (to + i) T(static_cast<T>(*each));
            });
            size_ = count;
        }
    }
    void assign(size_t count, const T& value) {
        clear();
        resize(count, value);
    }

    iterator begin() { return begin_; }
    iterator end() { return begin_ + static_cast<ptrdiff_t>(size_); }
    const_iterator begin() const { return begin_; }
    const_iterator end() const { return begin_ + static_cast<ptrdiff_t>(size_); }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const { return rbegin(); }
    const_reverse_iterator crend() const { return rend(); }
    pointer data() { return begin_; }
    const_pointer data() const { return begin_; }
    reference operator[](size_t index) { return begin_[static_cast<ptrdiff_t>(index)]; }
    const_reference operator[](size_t index) const { return begin()[static_cast<ptrdiff_t>(index)]; }
    reference front() { return (*this)[0]; }
    const_reference front() const { return (*this)[0]; }
    reference back() { return (*this)[size_ - 1]; }
    const_reference back() const { return (*this)[size_ - 1]; }

    bool empty() const { return size_ == 0; }
    size_t size() const { return size_; }
    size_t capacity() const { return capacity_; }
    size_t max_size() const { return static_cast<size_t>(-1) / sizeof(T) / 2; }
    Allocator get_allocator() const { return allocator_; }

    void reserve(size_t count) {
        if (count > capacity_) move_to(count);
    }
    void shrink_to_fit() {
        if (size_ < capacity_) move_to(size_);
    }
    void resize(size_t count) {
        change_size(count, [](T* at, size_t more) { std::uninitialized_value_construct_n(at, more); });
    }
    void resize(size_t count, const T& value) {
        change_size(count, [value](T* at, size_t more) { std::uninitialized_fill_n(at, more, value); });
    }
    void clear() {
        if constexpr (!std::is_trivially_destructible<T>::value) {
            fill_in("thrust::vector::clear", [at = raw(begin_), count = size_] { std::destroy_n(at, count); });
        }
        size_ = 0;
    }

    void push_back(const T& value) {
        const T kept = value;
        if (size_ == capacity_) reserve(std::max<size_t>(4, 2 * capacity_));
        resize(size_ + 1, kept);
    }
    template <class... Arguments>
    void emplace_back(Arguments&&... arguments) {
        push_back(T(std::forward<Arguments>(arguments)...));
    }
    void pop_back() { resize(size_ - 1); }
    iterator erase(const_iterator at) { return erase(at, at + 1); }
    iterator erase(const_iterator first, const_iterator last) {
        const ptrdiff_t begin = first - cbegin(), end = last - cbegin();
        fill_in("thrust::vector::erase", [from = raw(begin_), begin, end, size = size_] {
            std::destroy(std::move(from + end, from + size, from + begin), from + size);
        });
        size_ -= static_cast<size_t>(end - begin);
        return begin_ + begin;
    }
    iterator insert(const_iterator at, const T& value) { return insert(at, size_t{1}, value); }
    iterator insert(const_iterator at, size_t count, const T& value) {
        const std::vector<Kept> values(count, Kept{value});
        return insert_kept(at, values);
    }
    template <class I, class = IfIterator<I>>
    iterator insert(const_iterator at, I first, I last) {
        const vector values(first, last);
        std::vector<Kept> kept;
        for (const auto& value : values) kept.push_back(Kept{value});
        return insert_kept(at, kept);
    }
    void swap(vector& other) noexcept {
        std::swap(begin_, other.begin_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
        std::swap(allocator_, other.allocator_);
    }

  private:
    struct Kept {  // which has elements of its own for bool too
        T value;
    };

    // Does `work` on the elements where they are; `From` is what it reads besides.
    template <class From = pointer, class Work>
    void fill_in(const char* what, Work work) {
        run({is_any_device<pointer, From>, true, nullptr}, what, std::move(work));
    }
    template <class Construct>
    void change_size(size_t count, Construct construct) {
        if (count > capacity_) move_to(std::max(count, size_ == 0 ? 0 : 2 * capacity_));
        if (count > size_) {
            fill_in("thrust::vector::resize",
                    [at = raw(begin_) + size_, more = count - size_, construct] { construct(at, more); });
        } else if (count < size_) {
            fill_in("thrust::vector::resize",
                    [at = raw(begin_) + count, less = size_ - count] { std::destroy_n(at, less); });
        }
        size_ = count;
    }
    void move_to(size_t capacity) {
        if (capacity > max_size()) throw std::length_error("thrust::vector");
        const pointer to = capacity == 0 ? pointer() : Traits::allocate(allocator_, capacity);
        fill_in("thrust::vector::reserve", [from = raw(begin_), to = raw(to), count = size_] {
            std::uninitialized_move_n(from, count, to);
            std::destroy_n(from, count);
        });
        release();
        begin_ = to;
        capacity_ = capacity;
    }
    void release() {
        if (capacity_ > 0) Traits::deallocate(allocator_, begin_, capacity_);
        capacity_ = 0;
    }
    iterator insert_kept(const_iterator at, const std::vector<Kept>& values) {
        const ptrdiff_t place = at - cbegin();
        const size_t before = size_;
        for (const Kept& each : values) push_back(each.value);
        fill_in("thrust::vector::insert", [from = raw(begin_), place, before, size = size_] {
            std::rotate(from + place, from + before, from + size);
        });
        return begin_ + place;
    }

    pointer begin_{};
    size_t size_ = 0;
    size_t capacity_ = 0;
    Allocator allocator_{};
};

template <class T, class A, class U, class B>
bool operator==(const vector<T, A>& a, const vector<U, B>& b) {
    return a.size() == b.size() && equal(a.begin(), a.end(), b.begin());
}
template <class T, class A, class U, class B>
bool operator!=(const vector<T, A>& a, const vector<U, B>& b) {
    return !(a == b);
}
template <class T, class A, class U, class B>
bool operator==(const vector<T, A>& a, const std::vector<U, B>& b) {
    using There = typename std::allocator_traits<A>::template rebind_alloc<U>;
    return a.size() == b.size() && a == vector<U, There>(b.begin(), b.end());
}
template <class T, class A, class U, class B>
bool operator==(const std::vector<T, A>& a, const vector<U, B>& b) {
    return b == a;
}
template <class T, class A, class U, class B>
bool operator!=(const vector<T, A>& a, const std::vector<U, B>& b) {
    return !(a == b);
}
template <class T, class A, class U, class B>
bool operator!=(const std::vector<T, A>& a, const vector<U, B>& b) {
    return !(b == a);
}
template <class T, class A>
void swap(vector<T, A>& a, vector<T, A>& b) {
    a.swap(b);
}

}  // namespace detail
}  // namespace thrust

#endif
