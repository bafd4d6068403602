// What test_hipcub.py compares with NumPy.

#include <hipcub/hipcub.hpp>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
using Ints = thrust::device_vector<int>;
Ints ints(int n = 1000) {
    thrust::host_vector<int> h(n);
    for (int i = 0; i < n; ++i) h[i] = i * 7919 % 251 - 100;
    return h;
}
Ints keys() {
    Ints k = ints();
    thrust::device_ptr<int> p = k.data();
    for (int i = 0; i < 1000; ++i) p[i] = (p[i] + 100) / 50;
    return k;
}
template <class T>
T* at(thrust::device_vector<T>& v) {
    return thrust::raw_pointer_cast(v.data());
}
// Both phases of an algorithm.
#define BOTH(function, ...)                                                             \
    do {                                                                                \
        size_t bytes = 0;                                                               \
        void* storage = nullptr;                                                        \
        if (function(storage, bytes, __VA_ARGS__) != hipSuccess || bytes == 0) abort(); \
        (void)hipMalloc(&storage, bytes);                                               \
        if (function(storage, bytes, __VA_ARGS__) != hipSuccess) abort();               \
        (void)hipFree(storage);                                                         \
    } while (false)
struct IsOdd {
    __host__ __device__ bool operator()(int x) const { return x & 1; }
};
struct IsSmall {
    __host__ __device__ bool operator()(int x) const { return x < 0; }
};
struct Greater {
    __host__ __device__ bool operator()(int a, int b) const { return a > b; }
};
const int n = 1000, segments = 4;
Ints offsets() { return Ints{0, 10, 10, 400, 1000}; }

#include "cases.h"

CASE(reduce) {
    Ints d = ints(), r(4);
    BOTH(hipcub::DeviceReduce::Sum, at(d), at(r), n);
    BOTH(hipcub::DeviceReduce::Min, at(d), at(r) + 1, n);
    BOTH(hipcub::DeviceReduce::Max, at(d), at(r) + 2, n);
    BOTH(hipcub::DeviceReduce::Reduce, at(d), at(r) + 3, n, hipcub::Max(), 500);
    show(r);
}

CASE(sum_of_a_predicate) {
    Ints d = ints(), r(1);
    hipcub::TransformInputIterator<bool, IsOdd, int*> odd(at(d), IsOdd());
    BOTH(hipcub::DeviceReduce::Sum, odd, at(r), n);
    show(r);
}

CASE(argmin_argmax) {
    Ints d = ints();
    thrust::device_vector<hipcub::KeyValuePair<int, int>> r(2);
    BOTH(hipcub::DeviceReduce::ArgMin, at(d), at(r), n);
    BOTH(hipcub::DeviceReduce::ArgMax, at(d), at(r) + 1, n);
    for (int i = 0; i < 2; ++i) {
        hipcub::KeyValuePair<int, int> p = r[i];
        std::cout << p.key << ' ' << p.value << ' ';
    }
}

CASE(reducebykey) {
    Ints k = keys(), d = ints(), u(n), a(n), c(1);
    BOTH(hipcub::DeviceReduce::ReduceByKey, at(k), at(u), at(d), at(a), at(c), hipcub::Sum(), n);
    a.resize(c[0]);
    show(a);
}

CASE(scan) {
    Ints d = ints(), a(n), b(n);
    BOTH(hipcub::DeviceScan::ExclusiveSum, at(d), at(a), n);
    show(a);
    BOTH(hipcub::DeviceScan::InclusiveScan, at(d), at(b), hipcub::Max(), n);
    show(b);
    BOTH(hipcub::DeviceScan::ExclusiveScan, at(d), at(a), hipcub::Min(), 50, n);
    show(a);
}

CASE(inclusivesum_in_place) {
    Ints d = ints();
    BOTH(hipcub::DeviceScan::InclusiveSum, at(d), n);
    show(d);
}

CASE(inclusivesumbykey) {
    Ints k = keys(), d = ints();
    BOTH(hipcub::DeviceScan::InclusiveSumByKey, at(k), at(d), at(d), n);
    show(d);
}

CASE(sortpairs) {
    Ints k = keys(), d = ints(), l(n), e(n);
    BOTH(hipcub::DeviceRadixSort::SortPairs, at(k), at(l), at(d), at(e), n);
    show(l);
    show(e);
}

CASE(sortkeysdescending_of_bits) {
    Ints k = keys(), l(n);
    BOTH(hipcub::DeviceRadixSort::SortKeysDescending, at(k), at(l), n, 1, 2);
    show(l);
}

CASE(sortkeys_of_floats_in_two_buffers) {
    thrust::device_vector<float> f(n), g(n);
    Ints d = ints();
    for (int i = 0; i < n; ++i) f[i] = d[i] * 0.5f;
    hipcub::DoubleBuffer<float> b(at(f), at(g));
    BOTH(hipcub::DeviceRadixSort::SortKeys, b, n);
    show(
        thrust::host_vector<float>(thrust::device_ptr<float>(b.Current()), thrust::device_ptr<float>(b.Current() + n)));
}

CASE(flagged_if_unique) {
    Ints d = ints(), k = keys(), e(n), c(1);
    BOTH(hipcub::DeviceSelect::Flagged, at(d), at(k), at(e), at(c), n);
    e.resize(c[0]);
    show(e);
    e.resize(n);
    BOTH(hipcub::DeviceSelect::If, at(d), at(e), at(c), n, IsOdd());
    e.resize(c[0]);
    show(e);
    BOTH(hipcub::DeviceSelect::Unique, at(k), at(k), at(c), n);
    k.resize(c[0]);
    show(k);
}

CASE(indices_of_what_is_selected) {
    Ints d = ints(), e(n), c(1);
    hipcub::CountingInputIterator<int> i(0);
    hipcub::TransformInputIterator<bool, IsOdd, int*> odd(at(d), IsOdd());
    BOTH(hipcub::DeviceSelect::Flagged, i, odd, at(e), at(c), n);
    e.resize(c[0]);
    show(e);
}

CASE(partition) {
    Ints d = ints(), e(n), c(1);
    BOTH(hipcub::DevicePartition::If, at(d), at(e), at(c), n, IsOdd());
    show(e);
    show(c);
}

CASE(partition_in_three) {
    Ints d = ints(), a(n), b(n), e(n), c(2);
    BOTH(hipcub::DevicePartition::If, at(d), at(a), at(b), at(e), at(c), n, IsSmall(), IsOdd());
    a.resize(c[0]);
    b.resize(c[1]);
    show(a);
    show(b);
}

CASE(runlengthencode) {
    Ints k = keys(), u(n), l(n), c(1);
    BOTH(hipcub::DeviceRunLengthEncode::Encode, at(k), at(u), at(l), at(c), n);
    u.resize(c[0]);
    l.resize(c[0]);
    show(u);
    show(l);
}

CASE(histogram) {
    Ints d = ints(), h(7), l{-100, -7, 0, 3, 151}, r(4);
    BOTH(hipcub::DeviceHistogram::HistogramEven, at(d), at(h), 8, -70, 70, n);
    show(h);
    BOTH(hipcub::DeviceHistogram::HistogramRange, at(d), at(r), 5, at(l), n);
    show(r);
}

CASE(segmentedreduce) {
    Ints d = ints(), o = offsets(), r(4);
    BOTH(hipcub::DeviceSegmentedReduce::Sum, at(d), at(r), segments, at(o), at(o) + 1);
    show(r);
}

CASE(segmentedsort) {
    Ints d = ints(), o = offsets(), e(n), f(n);
    BOTH(hipcub::DeviceSegmentedSort::SortKeys, at(d), at(e), n, segments, at(o), at(o) + 1);
    BOTH(hipcub::DeviceSegmentedRadixSort::SortKeysDescending, at(d), at(f), n, segments, at(o), at(o) + 1);
    show(e);
    show(f);
}

CASE(mergesort) {
    Ints k = keys(), d = ints();
    BOTH(hipcub::DeviceMergeSort::SortPairs, at(k), at(d), n, Greater());
    show(d);
}

CASE(adjacentdifference) {
    Ints d = ints(), e(n);
    BOTH(hipcub::DeviceAdjacentDifference::SubtractLeftCopy, at(d), at(e), n);
    show(e);
}

CASE(for) {
    Ints d(5);
    int* p = at(d);
    (void)hipcub::DeviceFor::Bulk(5, [p](int i) { p[i] = 3 * i; });
    (void)hipcub::DeviceFor::ForEachN(p, 5, [](int& x) { ++x; });
    show(d);
}

CASE(too_little_temporary_storage) {
    Ints d = ints(), r(1);
    size_t bytes = 1;
    std::cout << hipcub::DeviceReduce::Sum(at(d), bytes, at(d), at(r), n);
}

CASE(cachingdeviceallocator) {
    hipcub::CachingDeviceAllocator a;
    void *p, *q;
    (void)a.DeviceAllocate(&p, 100);
    (void)a.DeviceFree(p);
    (void)a.DeviceAllocate(&q, 200);
    std::cout << (p == q);
    (void)a.DeviceFree(q);
}
