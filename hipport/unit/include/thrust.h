// Thrust: containers and pointers with their types, algorithms that take anything.
#pragma once
#include "generated/device.h"
#define THRUST_VERSION 200800
#define THRUST_MAJOR_VERSION 2
#define THRUST_MINOR_VERSION 8
#define THRUST_SUBMINOR_VERSION 0
#define THRUST_PATCH_NUMBER 0

namespace thrust {
template <class T> struct device_reference {
    template <class U> __host__ __device__ device_reference &operator=(const U &);
    __host__ __device__ operator T() const;
};
template <class T> struct device_ptr {
    using value_type = T;
    __host__ __device__ device_ptr(T * = nullptr);
    __host__ __device__ T *get() const;
    __host__ __device__ device_reference<T> operator*() const;
    __host__ __device__ device_reference<T> operator[](ptrdiff_t) const;
    __host__ __device__ device_ptr operator+(ptrdiff_t) const;
    __host__ __device__ ptrdiff_t operator-(device_ptr) const;
    __host__ __device__ device_ptr &operator++();
};
template <class T> struct device_allocator { using value_type = T; };
template <class T> struct device_malloc_allocator { using value_type = T; };
template <class T, class Pointer, class Reference> struct hipport_vector {
    using value_type = T;
    using pointer = Pointer;
    using iterator = Pointer;
    using const_iterator = Pointer;
    using size_type = size_t;
    template <class... A> hipport_vector(A &&...);
    template <class V> hipport_vector &operator=(const V &);
    Pointer data() const, begin() const, end() const, cbegin() const, cend() const, rbegin() const, rend() const;
    Reference operator[](size_t) const, front() const, back() const;
    size_t size() const, capacity() const;
    bool empty() const;
    void clear(), shrink_to_fit(), reserve(size_t), push_back(const T &), pop_back();
    template <class... A> void resize(A &&...);
    template <class... A> void assign(A &&...);
    template <class... A> void swap(A &&...);
    template <class... A> Pointer insert(A &&...);
    template <class... A> Pointer erase(A &&...);
};
template <class T, class Allocator = void> struct device_vector : hipport_vector<T, device_ptr<T>, device_reference<T>> {
    using hipport_vector<T, device_ptr<T>, device_reference<T>>::hipport_vector;
};
template <class T, class Allocator = void> struct host_vector : hipport_vector<T, T *, T &> {
    using hipport_vector<T, T *, T &>::hipport_vector;
};
template <class T, class Allocator = void> struct universal_vector : hipport_vector<T, T *, T &> {
    using hipport_vector<T, T *, T &>::hipport_vector;
};
template <class T> __host__ __device__ device_ptr<T> device_pointer_cast(T *);
template <class T> __host__ __device__ device_ptr<T> device_pointer_cast(const device_ptr<T> &);
template <class T> __host__ __device__ T *raw_pointer_cast(const device_ptr<T> &);
template <class T> __host__ __device__ T *raw_pointer_cast(T *);
template <class T> __host__ __device__ T &raw_reference_cast(device_reference<T>);
template <class T> device_ptr<T> device_malloc(size_t);

template <class T> struct hipport_iterator {
    template <class... A> __host__ __device__ hipport_iterator(A &&...);
    __host__ __device__ T operator*() const;
    template <class I> __host__ __device__ T operator[](I) const;
    template <class I> __host__ __device__ hipport_iterator operator+(I) const;
    __host__ __device__ hipport_iterator &operator++();
};
template <class T, class...> struct counting_iterator : hipport_iterator<T> { using hipport_iterator<T>::hipport_iterator; };
template <class T, class...> struct constant_iterator : hipport_iterator<T> { using hipport_iterator<T>::hipport_iterator; };
template <class F, class I, class T = hipport_stub::any, class...> struct transform_iterator : hipport_iterator<T> {
    using hipport_iterator<T>::hipport_iterator;
};
template <class Values, class Indices> struct permutation_iterator : hipport_iterator<hipport_stub::any> {};
template <class Tuple> struct zip_iterator : hipport_iterator<hipport_stub::any> {};
template <class I> struct reverse_iterator : hipport_iterator<hipport_stub::any> {};
template <class...> struct discard_iterator : hipport_iterator<hipport_stub::any> {};
template <class T> struct iterator_traits { using value_type = hipport_stub::any; };

template <class A, class B> struct pair { A first; B second; };
template <class A, class B> __host__ __device__ pair<A, B> make_pair(A, B);
template <class... T> struct tuple { template <class... A> __host__ __device__ tuple(A &&...); };
template <class... T> __host__ __device__ tuple<T...> make_tuple(T...);
template <class... T> __host__ __device__ tuple<T &...> tie(T &...);
template <int n, class First, class... T> struct hipport_element : hipport_element<n - 1, T...> {};
template <class First, class... T> struct hipport_element<0, First, T...> { using type = First; };
template <int n, class... T> __host__ __device__ typename hipport_element<n, T...>::type &get(tuple<T...> &);
template <int n, class... T> __host__ __device__ const typename hipport_element<n, T...>::type &get(const tuple<T...> &);

template <class T> struct complex {
    __host__ __device__ complex(const T & = {}, const T & = {});
    __host__ __device__ T real() const;
    __host__ __device__ T imag() const;
};

template <class A, class R> struct unary_function { using argument_type = A; using result_type = R; };
template <class A, class B, class R> struct binary_function {
    using first_argument_type = A;
    using second_argument_type = B;
    using result_type = R;
};
#define HIPPORT_OPERATION(name, result) \
    template <class T = void> struct name { template <class... A> __host__ __device__ result operator()(A &&...) const; };
HIPPORT_OPERATION(plus, T)
HIPPORT_OPERATION(minus, T)
HIPPORT_OPERATION(multiplies, T)
HIPPORT_OPERATION(divides, T)
HIPPORT_OPERATION(modulus, T)
HIPPORT_OPERATION(negate, T)
HIPPORT_OPERATION(maximum, T)
HIPPORT_OPERATION(minimum, T)
HIPPORT_OPERATION(bit_and, T)
HIPPORT_OPERATION(bit_or, T)
HIPPORT_OPERATION(bit_xor, T)
HIPPORT_OPERATION(identity, T)
HIPPORT_OPERATION(square, T)
HIPPORT_OPERATION(project1st, T)
HIPPORT_OPERATION(project2nd, T)
HIPPORT_OPERATION(equal_to, bool)
HIPPORT_OPERATION(not_equal_to, bool)
HIPPORT_OPERATION(less, bool)
HIPPORT_OPERATION(less_equal, bool)
HIPPORT_OPERATION(greater, bool)
HIPPORT_OPERATION(greater_equal, bool)
HIPPORT_OPERATION(logical_and, bool)
HIPPORT_OPERATION(logical_or, bool)
HIPPORT_OPERATION(logical_not, bool)
#undef HIPPORT_OPERATION

struct hipport_policy { template <class... A> hipport_policy on(A &&...) const; template <class... A> hipport_policy operator()(A &&...) const; };
static hipport_policy host, device, seq;
namespace cuda { static hipport_policy par, par_nosync; }
namespace omp { static hipport_policy par; }
namespace system { using thrust::cuda::par; }
template <class T> struct device_execution_policy {};
template <class T> struct host_execution_policy {};
namespace placeholders { static hipport_stub::any _1, _2, _3, _4, _5; }

template <class I, class T> T reduce(I, I, T);
template <class I, class T, class F> T reduce(I, I, T, F);
template <class P, class I, class T, class F> T reduce(P &&, I, I, T, F);
template <class... A> hipport_stub::any reduce(A &&...);
template <class I, class U, class T, class F> T transform_reduce(I, I, U, T, F);
template <class P, class I, class U, class T, class F> T transform_reduce(P &&, I, I, U, T, F);
template <class I, class J, class T> T inner_product(I, I, J, T);
template <class... A> hipport_stub::any inner_product(A &&...);
template <class T> __host__ __device__ const T &max(const T &, const T &);
template <class T> __host__ __device__ const T &min(const T &, const T &);

#define HIPPORT_ALGORITHM(name) template <class... A> __host__ __device__ hipport_stub::any name(A &&...);
HIPPORT_ALGORITHM(adjacent_difference)
HIPPORT_ALGORITHM(all_of)
HIPPORT_ALGORITHM(any_of)
HIPPORT_ALGORITHM(binary_search)
HIPPORT_ALGORITHM(copy)
HIPPORT_ALGORITHM(copy_if)
HIPPORT_ALGORITHM(copy_n)
HIPPORT_ALGORITHM(count)
HIPPORT_ALGORITHM(count_if)
HIPPORT_ALGORITHM(distance)
HIPPORT_ALGORITHM(equal)
HIPPORT_ALGORITHM(equal_range)
HIPPORT_ALGORITHM(exclusive_scan)
HIPPORT_ALGORITHM(exclusive_scan_by_key)
HIPPORT_ALGORITHM(fill)
HIPPORT_ALGORITHM(fill_n)
HIPPORT_ALGORITHM(find)
HIPPORT_ALGORITHM(find_if)
HIPPORT_ALGORITHM(find_if_not)
HIPPORT_ALGORITHM(for_each)
HIPPORT_ALGORITHM(for_each_n)
HIPPORT_ALGORITHM(gather)
HIPPORT_ALGORITHM(gather_if)
HIPPORT_ALGORITHM(generate)
HIPPORT_ALGORITHM(generate_n)
HIPPORT_ALGORITHM(get_temporary_buffer)
HIPPORT_ALGORITHM(inclusive_scan)
HIPPORT_ALGORITHM(inclusive_scan_by_key)
HIPPORT_ALGORITHM(is_partitioned)
HIPPORT_ALGORITHM(is_sorted)
HIPPORT_ALGORITHM(is_sorted_until)
HIPPORT_ALGORITHM(lower_bound)
HIPPORT_ALGORITHM(make_constant_iterator)
HIPPORT_ALGORITHM(make_counting_iterator)
HIPPORT_ALGORITHM(make_discard_iterator)
HIPPORT_ALGORITHM(make_permutation_iterator)
HIPPORT_ALGORITHM(make_reverse_iterator)
HIPPORT_ALGORITHM(make_transform_iterator)
HIPPORT_ALGORITHM(make_transform_output_iterator)
HIPPORT_ALGORITHM(make_zip_function)
HIPPORT_ALGORITHM(make_zip_iterator)
HIPPORT_ALGORITHM(max_element)
HIPPORT_ALGORITHM(merge)
HIPPORT_ALGORITHM(merge_by_key)
HIPPORT_ALGORITHM(min_element)
HIPPORT_ALGORITHM(minmax_element)
HIPPORT_ALGORITHM(mismatch)
HIPPORT_ALGORITHM(next)
HIPPORT_ALGORITHM(none_of)
HIPPORT_ALGORITHM(not1)
HIPPORT_ALGORITHM(not2)
HIPPORT_ALGORITHM(partition)
HIPPORT_ALGORITHM(partition_copy)
HIPPORT_ALGORITHM(partition_point)
HIPPORT_ALGORITHM(prev)
HIPPORT_ALGORITHM(reduce_by_key)
HIPPORT_ALGORITHM(remove)
HIPPORT_ALGORITHM(remove_copy)
HIPPORT_ALGORITHM(remove_copy_if)
HIPPORT_ALGORITHM(remove_if)
HIPPORT_ALGORITHM(replace)
HIPPORT_ALGORITHM(replace_copy)
HIPPORT_ALGORITHM(replace_copy_if)
HIPPORT_ALGORITHM(replace_if)
HIPPORT_ALGORITHM(return_temporary_buffer)
HIPPORT_ALGORITHM(reverse)
HIPPORT_ALGORITHM(reverse_copy)
HIPPORT_ALGORITHM(scatter)
HIPPORT_ALGORITHM(scatter_if)
HIPPORT_ALGORITHM(sequence)
HIPPORT_ALGORITHM(set_difference)
HIPPORT_ALGORITHM(set_difference_by_key)
HIPPORT_ALGORITHM(set_intersection)
HIPPORT_ALGORITHM(set_intersection_by_key)
HIPPORT_ALGORITHM(set_symmetric_difference)
HIPPORT_ALGORITHM(set_symmetric_difference_by_key)
HIPPORT_ALGORITHM(set_union)
HIPPORT_ALGORITHM(set_union_by_key)
HIPPORT_ALGORITHM(shuffle)
HIPPORT_ALGORITHM(shuffle_copy)
HIPPORT_ALGORITHM(sort)
HIPPORT_ALGORITHM(sort_by_key)
HIPPORT_ALGORITHM(stable_partition)
HIPPORT_ALGORITHM(stable_partition_copy)
HIPPORT_ALGORITHM(stable_sort)
HIPPORT_ALGORITHM(stable_sort_by_key)
HIPPORT_ALGORITHM(swap)
HIPPORT_ALGORITHM(swap_ranges)
HIPPORT_ALGORITHM(tabulate)
HIPPORT_ALGORITHM(transform)
HIPPORT_ALGORITHM(transform_exclusive_scan)
HIPPORT_ALGORITHM(transform_if)
HIPPORT_ALGORITHM(transform_inclusive_scan)
HIPPORT_ALGORITHM(uninitialized_copy)
HIPPORT_ALGORITHM(uninitialized_copy_n)
HIPPORT_ALGORITHM(uninitialized_fill)
HIPPORT_ALGORITHM(uninitialized_fill_n)
HIPPORT_ALGORITHM(unique)
HIPPORT_ALGORITHM(unique_by_key)
HIPPORT_ALGORITHM(unique_by_key_copy)
HIPPORT_ALGORITHM(unique_copy)
HIPPORT_ALGORITHM(unique_count)
HIPPORT_ALGORITHM(upper_bound)
HIPPORT_ALGORITHM(advance)
HIPPORT_ALGORITHM(device_free)
HIPPORT_ALGORITHM(free)
#undef HIPPORT_ALGORITHM
}  // namespace thrust
