// What test_thrust.py compares with NumPy.

#include <thrust/adjacent_difference.h>
#include <thrust/binary_search.h>
#include <thrust/complex.h>
#include <thrust/copy.h>
#include <thrust/count.h>
#include <thrust/device_malloc.h>
#include <thrust/device_ptr.h>
#include <thrust/device_vector.h>
#include <thrust/equal.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/fill.h>
#include <thrust/find.h>
#include <thrust/for_each.h>
#include <thrust/functional.h>
#include <thrust/gather.h>
#include <thrust/generate.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/reverse_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/transform_output_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/logical.h>
#include <thrust/merge.h>
#include <thrust/mismatch.h>
#include <thrust/partition.h>
#include <thrust/random.h>
#include <thrust/reduce.h>
#include <thrust/remove.h>
#include <thrust/replace.h>
#include <thrust/reverse.h>
#include <thrust/scan.h>
#include <thrust/scatter.h>
#include <thrust/sequence.h>
#include <thrust/set_operations.h>
#include <thrust/shuffle.h>
#include <thrust/sort.h>
#include <thrust/swap.h>
#include <thrust/system/hip/memory.h>
#include <thrust/system/hip/vector.h>
#include <thrust/system_error.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/transform_scan.h>
#include <thrust/tuple.h>
#include <thrust/unique.h>
#include <thrust/universal_vector.h>
#include <thrust/zip_function.h>

#include <random>

using namespace thrust::placeholders;
using Ints = thrust::device_vector<int>;
Ints ints(int n = 1000) {
    thrust::host_vector<int> h(n);
    for (int i = 0; i < n; ++i) h[i] = i * 7919 % 251 - 100;
    return h;
}
Ints keys() {
    Ints k = ints();
    thrust::transform(k.begin(), k.end(), k.begin(), [](int x) { return (x + 100) / 50; });
    return k;
}
struct IsOdd {
    __host__ __device__ bool operator()(int x) const { return x & 1; }
};
struct Square {
    __host__ __device__ int operator()(int x) const { return x * x; }
};

#include "cases.h"

CASE(copies) {
    Ints d = ints();
    thrust::host_vector<int> h = d;
    h.push_back(5);
    d = h;
    show(d);
}

CASE(elements) {
    Ints d(3);
    d[0] = 4;
    d[1] += 2;
    d[2] = d[0];
    ++d[2];
    show(d);
}

CASE(fill_constructor) {
    Ints d(3, 7);
    d.resize(5);
    d.resize(6, 9);
    d.pop_back();
    show(d);
}

CASE(insert_erase) {
    Ints d{1, 2, 3, 4};
    d.erase(d.begin() + 1);
    d.insert(d.begin() + 1, 9);
    thrust::host_vector<int> h(2, 8);
    d.insert(d.end(), h.begin(), h.end());
    show(d);
}

CASE(vectors_of_bool) {
    thrust::host_vector<bool> h(3, true);
    h[1] = false;
    show(h);
}

CASE(std_vector) {
    std::vector<int> v{3, 1, 2};
    Ints d = v;
    d = v;
    show(d);
}

CASE(compared_with_std_vector) {
    const std::vector<int> s = {1, 2, 3};
    const std::vector<long> other = {1, 2, 4}, shorter = {1, 2};
    const thrust::host_vector<int> h(s.begin(), s.end());
    const thrust::device_vector<int> d = h;
    for (bool each : {h == s, s == d, d == other, shorter == h, d != s, other != d}) std::cout << each << ' ';
}
CASE(universal) {
    thrust::universal_vector<int> u(3);
    u[1] = 5;
    show(u);
}

CASE(raw_pointers) {
    Ints d = ints();
    int* p = thrust::raw_pointer_cast(d.data());
    thrust::device_ptr<int> q(p);
    thrust::sort(q, q + 1000);
    std::cout << (thrust::raw_pointer_cast(&d[0]) == p) << ' ' << q[0];
}

CASE(device_malloc) {
    thrust::device_ptr<int> p = thrust::device_malloc<int>(4);
    thrust::fill(thrust::device, p, p + 4, 3);
    std::cout << thrust::reduce(p, p + 4);
    thrust::device_free(p);
}

CASE(memory_of_the_system) {
    thrust::hip::pointer<int> p = thrust::hip::malloc<int>(3);
    thrust::hip::vector<int> d{3, 1, 2};
    thrust::sort(thrust::hip::par, d.begin(), d.end());
    thrust::copy(d.begin(), d.end(), p);
    std::cout << p[0] << ' ' << p[2] << ' ' << (thrust::hip::malloc(0).get() != p.get());
    thrust::hip::free(p);
}

CASE(to_a_stream_of_output) {
    Ints d{1, 2};
    thrust::copy(d.begin(), d.end(), std::ostream_iterator<int>(std::cout, " "));
}

CASE(sort) {
    Ints d = ints();
    thrust::sort(d.begin(), d.end());
    show(d);
}

CASE(sort_on_a_stream) {
    Ints d = ints();
    hipStream_t s = nullptr;
    thrust::sort(thrust::hip::par.on(s), d.begin(), d.end(), thrust::greater<int>());
    thrust::sort(thrust::hip::par_nosync.on(s), d.begin(), d.begin() + 3);
    show(d);
}

struct Point {
    float x, y;
};
struct ByX {
    __host__ __device__ bool operator()(const Point& a, const Point& b) const { return a.x < b.x; }
};
CASE(structs) {
    thrust::device_vector<Point> d(2, Point{3, 4});
    d[1] = Point{1, 2};
    thrust::sort(d.begin(), d.end(), ByX());
    const Point first = d.front();
    std::cout << first.x << ' ' << first.y;
}

CASE(sort_by_key) {
    Ints k = keys(), d = ints();
    thrust::sort_by_key(k.begin(), k.end(), d.begin());
    show(d);
}

CASE(sort_of_zipped) {
    Ints k = keys(), d = ints();
    auto z = thrust::make_zip_iterator(thrust::make_tuple(k.begin(), d.begin()));
    thrust::sort(z, z + 1000);
    show(d);
}

CASE(reduce) {
    Ints d = ints();
    std::cout << thrust::reduce(d.begin(), d.end()) << ' '
              << thrust::reduce(thrust::device, d.begin(), d.end(), -1000, thrust::maximum<int>());
}

CASE(reduce_of_many_floats) {
    thrust::device_vector<float> d(1 << 25, 1.0f);
    std::cout.precision(9);
    std::cout << thrust::reduce(d.begin(), d.end());
}

CASE(reduce_by_key) {
    Ints k = keys(), d = ints(), u(1000), s(1000);
    auto e = thrust::reduce_by_key(k.begin(), k.end(), d.begin(), u.begin(), s.begin());
    u.resize(e.first - u.begin());
    s.resize(e.second - s.begin());
    show(u);
    show(s);
}

CASE(transform) {
    Ints d = ints(), e(1000);
    thrust::transform(d.begin(), d.end(), e.begin(), Square());
    thrust::transform(d.begin(), d.end(), e.begin(), e.begin(), thrust::minus<int>());
    show(e);
}

CASE(transform_if) {
    Ints d = ints();
    thrust::transform_if(d.begin(), d.end(), d.begin(), Square(), IsOdd());
    show(d);
}

CASE(placeholders) {
    Ints d = ints();
    thrust::transform(d.begin(), d.end(), d.begin(), d.begin(), 2 * _1 + _2 * -3);
    show(d);
    std::cout << thrust::count_if(d.begin(), d.end(), _1 > 5 && !(_1 == 7));
}

CASE(transform_reduce) {
    Ints d = ints();
    std::cout << thrust::transform_reduce(d.begin(), d.end(), Square(), 0, thrust::plus<int>());
}

CASE(inner_product) {
    Ints d = ints(), k = keys();
    std::cout << thrust::inner_product(d.begin(), d.end(), k.begin(), 1);
}

CASE(inclusive_scan) {
    Ints d = ints();
    thrust::inclusive_scan(d.begin(), d.end(), d.begin());
    show(d);
}

CASE(exclusive_scan) {
    Ints d = ints(), e(1000);
    thrust::exclusive_scan(thrust::device, d.begin(), d.end(), e.begin(), 5);
    show(e);
}

CASE(scan_of_flags) {
    thrust::device_vector<bool> d(600, true);
    Ints e(600);
    thrust::inclusive_scan(d.begin(), d.end(), e.begin());
    show(e);
}

CASE(inclusive_scan_by_key) {
    Ints k = keys(), d = ints();
    thrust::inclusive_scan_by_key(k.begin(), k.end(), d.begin(), d.begin());
    show(d);
}

CASE(exclusive_scan_by_key) {
    Ints k = keys(), d = ints();
    thrust::exclusive_scan_by_key(k.begin(), k.end(), d.begin(), k.begin());
    show(k);
}

CASE(transform_inclusive_scan) {
    Ints d = ints();
    thrust::transform_inclusive_scan(d.begin(), d.end(), d.begin(), Square(), thrust::maximum<int>());
    show(d);
}

CASE(copy_if) {
    Ints d = ints(), e(1000);
    e.resize(thrust::copy_if(d.begin(), d.end(), e.begin(), IsOdd()) - e.begin());
    show(e);
}

CASE(copy_if_by_a_stencil) {
    Ints d = ints(), k = keys(), e(1000);
    auto end = thrust::copy_if(d.begin(), d.end(), k.begin(), e.begin(), _1 == 2);
    e.erase(end, e.end());
    show(e);
}

CASE(remove_if) {
    Ints d = ints();
    d.erase(thrust::remove_if(d.begin(), d.end(), IsOdd()), d.end());
    show(d);
}

CASE(remove) {
    Ints d = ints();
    d.erase(thrust::remove(d.begin(), d.end(), 5), d.end());
    show(d);
}

CASE(remove_if_of_zipped) {
    Ints k = keys(), d = ints();
    auto z = thrust::make_zip_iterator(k.begin(), d.begin());
    auto e = thrust::remove_if(z, z + 1000, [](thrust::tuple<int, int> t) { return thrust::get<0>(t) != 1; });
    d.resize(e - z);
    show(d);
}

CASE(partition) {
    Ints d = ints();
    auto m = thrust::stable_partition(d.begin(), d.end(), IsOdd());
    show(d);
    std::cout << m - d.begin();
}

CASE(partition_copy) {
    Ints d = ints(), a(1000), b(1000);
    auto e = thrust::partition_copy(d.begin(), d.end(), a.begin(), b.begin(), IsOdd());
    a.resize(e.first - a.begin());
    b.resize(e.second - b.begin());
    show(a);
    show(b);
}

CASE(unique) {
    Ints k = keys();
    k.erase(thrust::unique(k.begin(), k.end()), k.end());
    show(k);
}

CASE(unique_by_key) {
    Ints k = keys(), d = ints();
    auto e = thrust::unique_by_key(k.begin(), k.end(), d.begin());
    d.resize(e.second - d.begin());
    show(d);
}

CASE(searches) {
    Ints d = ints();
    auto f = thrust::find(d.begin(), d.end(), 33);
    auto m = thrust::max_element(d.begin(), d.end());
    auto b = thrust::minmax_element(d.begin(), d.end());
    std::cout << f - d.begin() << ' ' << m - d.begin() << ' ' << *b.first << ' ' << *b.second << ' '
              << thrust::count(d.begin(), d.end(), 33);
}

CASE(lower_bound_upper_bound) {
    Ints d = ints(), l(1000), u(1000), v = ints();
    thrust::sort(d.begin(), d.end());
    thrust::lower_bound(d.begin(), d.end(), v.begin(), v.end(), l.begin());
    thrust::upper_bound(thrust::device, d.begin(), d.end(), v.begin(), v.end(), u.begin(), thrust::less<int>());
    show(l);
    show(u);
    std::cout << thrust::lower_bound(d.begin(), d.end(), 7) - d.begin() << ' '
              << thrust::binary_search(d.begin(), d.end(), 1000);
}

CASE(merge) {
    Ints a{1, 4, 6}, b{2, 4, 9}, c(6);
    thrust::merge(a.begin(), a.end(), b.begin(), b.end(), c.begin());
    show(c);
}

CASE(set_operations) {
    Ints a{1, 4, 6}, b{2, 4, 9}, c(6);
    c.resize(thrust::set_intersection(a.begin(), a.end(), b.begin(), b.end(), c.begin()) - c.begin());
    show(c);
    c.resize(6);
    c.resize(thrust::set_union(a.begin(), a.end(), b.begin(), b.end(), c.begin()) - c.begin());
    show(c);
}

CASE(comparisons) {
    Ints a{1, 2, 3}, b{1, 5, 3};
    std::cout << thrust::equal(a.begin(), a.end(), b.begin()) << ' ' << (a == b) << ' '
              << thrust::mismatch(a.begin(), a.end(), b.begin()).first - a.begin() << ' '
              << thrust::is_sorted(a.begin(), a.end()) << ' ' << thrust::all_of(a.begin(), a.end(), _1 > 0) << ' '
              << thrust::none_of(a.begin(), a.end(), _1 > 2);
}

CASE(generation) {
    Ints d(4), e(4);
    thrust::sequence(d.begin(), d.end(), 3, 2);
    thrust::tabulate(e.begin(), e.end(), Square());
    show(d);
    show(e);
    thrust::fill_n(e.begin(), 2, 8);
    thrust::generate(d.begin(), d.end(), [] { return 6; });
    show(d);
    show(e);
}

CASE(gather_scatter) {
    Ints d = ints(), m{5, 900, 3}, e(3);
    thrust::gather(m.begin(), m.end(), d.begin(), e.begin());
    show(e);
    Ints t(4, 0), at{2, 0, 3};
    thrust::scatter(e.begin(), e.end(), at.begin(), t.begin());
    show(t);
}

CASE(neighbours) {
    Ints d = ints();
    thrust::adjacent_difference(d.begin(), d.end(), d.begin());
    show(d);
}

CASE(reverse_swap_replace) {
    Ints a{1, 2, 3}, b{4, 5, 6};
    thrust::reverse(a.begin(), a.end());
    thrust::swap_ranges(a.begin(), a.end(), b.begin());
    thrust::replace(a.begin(), a.end(), 4, 0);
    show(a);
    show(b);
}

CASE(for_each) {
    Ints d = ints(), e(1000);
    int* to = thrust::raw_pointer_cast(e.data());
    thrust::for_each(thrust::make_counting_iterator(0), thrust::make_counting_iterator(1000),
                     [to](int i) { to[i] = 2 * i; });
    auto z = thrust::make_zip_iterator(thrust::make_tuple(d.begin(), e.begin()));
    thrust::for_each(thrust::device, z, z + 1000, [](thrust::tuple<int&, int&> t) { thrust::get<1>(t) += t.get<0>(); });
    show(e);
}

CASE(iterators) {
    Ints d = ints(), m{2, 0, 1};
    auto p = thrust::make_permutation_iterator(d.begin(), m.begin());
    auto t = thrust::make_transform_iterator(p, Square());
    Ints e(t, t + 3);
    show(e);
    thrust::copy(p, p + 3, thrust::make_transform_output_iterator(e.begin(), Square()));
    show(e);
    auto r = thrust::make_reverse_iterator(d.end());
    std::cout << *r << ' ' << thrust::reduce(r, r + 2) << ' ';
    std::cout << thrust::reduce_by_key(m.begin(), m.end(), thrust::make_constant_iterator(1),
                                       thrust::make_discard_iterator(), e.begin())
                         .second -
                     e.begin();
}

CASE(host_algorithms) {
    int a[] = {3, 1, 2};
    thrust::sort(a, a + 3);
    show(a);
    std::cout << thrust::reduce(thrust::host, a, a + 3) << ' ';
    std::vector<int> v{2, 1};
    thrust::stable_sort(thrust::seq, v.begin(), v.end());
    show(v);
}

CASE(complex) {
    thrust::complex<float> a(1, 2), b(3, -1);
    auto c = a * b, q = c / b;
    c += 2.0f * a - 1;
    thrust::complex<double> w = c;
    std::cout << w.real() << ' ' << w.imag() << ' ' << q.real() << ' ' << q.imag() << ' ' << thrust::abs(b * b) << ' '
              << thrust::norm(a) << ' ' << thrust::conj(a).imag() << ' '
              << thrust::exp(thrust::complex<float>(0, 0)).real();
}

CASE(minstd_rand) {
    thrust::minstd_rand a, b;
    std::minstd_rand c;
    a.discard(9999);
    for (int i = 0; i < 9999; ++i) b(), c();
    std::cout << a() << ' ' << b() << ' ' << c();
}

CASE(distributions) {
    thrust::default_random_engine g(3);
    thrust::uniform_int_distribution<int> u(2, 4);
    thrust::uniform_real_distribution<float> r(1, 3);
    thrust::normal_distribution<float> n(5, 2);
    int bad = 0;
    double sum = 0, square = 0, ints = 0, reals = 0;
    for (int i = 0; i < 10000; ++i) {
        int k = u(g);
        float x = r(g), y = n(g);
        bad += k < 2 || k > 4 || x < 1 || x >= 3;
        ints += k;
        reals += x;
        sum += y;
        square += (y - 5) * (y - 5);
    }
    std::cout << bad << ' ' << (std::abs(ints / 1e4 - 3) < .05) << ' ' << (std::abs(reals / 1e4 - 2) < .05) << ' '
              << (std::abs(sum / 1e4 - 5) < .1) << ' ' << (std::abs(square / 1e4 - 4) < .2);
}

CASE(shuffle) {
    Ints d = ints();
    thrust::shuffle(d.begin(), d.end(), thrust::default_random_engine(1));
    Ints e = ints();
    std::cout << (d == e) << ' ';
    thrust::sort(d.begin(), d.end());
    show(d);
}

CASE(errors) {
    try {
        throw thrust::system_error(hipErrorInvalidValue, thrust::hip_category(), "k");
    } catch (const thrust::system_error& e) {
        std::cout << e.code().value();
    }
}
