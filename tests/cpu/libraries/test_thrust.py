"""Thrust on the CPU: each snippet's output against NumPy's."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from .conftest import RunSnippets

_PROLOGUE = (
    "".join(
        f"#include <thrust/{name}.h>\n"
        for name in (
            "adjacent_difference binary_search complex copy count device_malloc device_ptr device_vector equal execution_policy "
            "extrema fill find for_each functional gather generate host_vector inner_product iterator/constant_iterator "
            "iterator/counting_iterator iterator/discard_iterator iterator/permutation_iterator iterator/reverse_iterator "
            "iterator/transform_iterator iterator/transform_output_iterator iterator/zip_iterator logical merge mismatch "
            "partition random reduce remove replace reverse scan scatter sequence set_operations shuffle sort swap "
            "system_error tabulate transform transform_reduce transform_scan tuple unique universal_vector zip_function"
        ).split()
    )
    + """
using namespace thrust::placeholders;
using Ints = thrust::device_vector<int>;
using Floats = thrust::device_vector<float>;
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
struct IsOdd { __host__ __device__ bool operator()(int x) const { return x & 1; } };
struct Square { __host__ __device__ int operator()(int x) const { return x * x; } };
"""
)
X = np.arange(1000) * 7919 % 251 - 100
KEYS = (X + 100) // 50
ODD = X & 1 == 1
BY_KEY = np.argsort(KEYS, kind="stable")
RUNS = np.flatnonzero(np.diff(KEYS, prepend=-1))
SORTED = np.sort(X)


def _scan_by_key() -> npt.NDArray[np.int64]:
    return np.concatenate([np.cumsum(run) for run in np.split(X, RUNS[1:])])


#: Each: a snippet that shows numbers, and what they are.
_CASES = {
    "copies": ("Ints d = ints(); thrust::host_vector<int> h = d; h.push_back(5); d = h; show(d);", [*X, 5]),
    "elements": ("Ints d(3); d[0] = 4; d[1] += 2; d[2] = d[0]; ++d[2]; show(d);", [4, 2, 5]),
    "fill constructor": ("Ints d(3, 7); d.resize(5); d.resize(6, 9); d.pop_back(); show(d);", [7, 7, 7, 0, 0]),
    "insert, erase": (
        (
            "Ints d{1, 2, 3, 4}; d.erase(d.begin() + 1); d.insert(d.begin() + 1, 9);"
            "thrust::host_vector<int> h(2, 8); d.insert(d.end(), h.begin(), h.end()); show(d);"
        ),
        [1, 9, 3, 4, 8, 8],
    ),
    "vectors of bool": ("thrust::host_vector<bool> h(3, true); h[1] = false; show(h);", [1, 0, 1]),
    "std::vector": ("std::vector<int> v{3, 1, 2}; Ints d = v; d = v; show(d);", [3, 1, 2]),
    "universal": ("thrust::universal_vector<int> u(3); u[1] = 5; show(u);", [0, 5, 0]),
    "raw pointers": (
        (
            "Ints d = ints(); int* p = thrust::raw_pointer_cast(d.data()); thrust::device_ptr<int> q(p);"
            "thrust::sort(q, q + 1000); std::cout << (thrust::raw_pointer_cast(&d[0]) == p) << ' ' << q[0];"
        ),
        [1, SORTED[0]],
    ),
    "device_malloc": (
        (
            "thrust::device_ptr<int> p = thrust::device_malloc<int>(4); thrust::fill(thrust::device, p, p + 4, 3);"
            "std::cout << thrust::reduce(p, p + 4); thrust::device_free(p);"
        ),
        [12],
    ),
    "to a stream of output": (
        'Ints d{1, 2}; thrust::copy(d.begin(), d.end(), std::ostream_iterator<int>(std::cout, " "));',
        [1, 2],
    ),
    "sort": ("Ints d = ints(); thrust::sort(d.begin(), d.end()); show(d);", SORTED),
    "sort on a stream": (
        (
            "Ints d = ints(); hipStream_t s = nullptr; thrust::sort(thrust::hip::par.on(s), d.begin(), d.end(), "
            "thrust::greater<int>()); thrust::sort(thrust::hip::par_nosync.on(s), d.begin(), d.begin() + 3); show(d);"
        ),
        [*SORTED[-3:], *SORTED[::-1][3:]],
    ),
    "sort_by_key": (
        "Ints k = keys(), d = ints(); thrust::sort_by_key(k.begin(), k.end(), d.begin()); show(d);",
        X[BY_KEY],
    ),
    "sort of zipped": (
        (
            "Ints k = keys(), d = ints(); auto z = thrust::make_zip_iterator(thrust::make_tuple(k.begin(), d.begin()));"
            "thrust::sort(z, z + 1000); show(d);"
        ),
        X[np.lexsort((X, KEYS))],
    ),
    "reduce": (
        (
            "Ints d = ints(); std::cout << thrust::reduce(d.begin(), d.end()) << ' ' << thrust::reduce(thrust::device, "
            "d.begin(), d.end(), -1000, thrust::maximum<int>());"
        ),
        [X.sum(), X.max()],
    ),
    "reduce of many floats": (
        (
            "thrust::device_vector<float> d(1 << 25, 1.0f); std::cout.precision(9);"
            "std::cout << thrust::reduce(d.begin(), d.end());"
        ),
        [2**25],
    ),
    "reduce_by_key": (
        (
            "Ints k = keys(), d = ints(), u(1000), s(1000); auto e = thrust::reduce_by_key(k.begin(), k.end(), d.begin(), "
            "u.begin(), s.begin()); u.resize(e.first - u.begin()); s.resize(e.second - s.begin()); show(u); show(s);"
        ),
        [*KEYS[RUNS], *np.add.reduceat(X, RUNS)],
    ),
    "transform": (
        (
            "Ints d = ints(), e(1000); thrust::transform(d.begin(), d.end(), e.begin(), Square());"
            "thrust::transform(d.begin(), d.end(), e.begin(), e.begin(), thrust::minus<int>()); show(e);"
        ),
        X - X * X,
    ),
    "transform_if": (
        "Ints d = ints(); thrust::transform_if(d.begin(), d.end(), d.begin(), Square(), IsOdd()); show(d);",
        np.where(ODD, X * X, X),
    ),
    "placeholders": (
        (
            "Ints d = ints(); thrust::transform(d.begin(), d.end(), d.begin(), d.begin(), 2 * _1 + _2 * -3); show(d);"
            "std::cout << thrust::count_if(d.begin(), d.end(), _1 > 5 && !(_1 == 7));"
        ),
        [*-X, np.sum((-X > 5) & (X != -7))],
    ),
    "transform_reduce": (
        "Ints d = ints(); std::cout << thrust::transform_reduce(d.begin(), d.end(), Square(), 0, thrust::plus<int>());",
        [(X * X).sum()],
    ),
    "inner_product": (
        "Ints d = ints(), k = keys(); std::cout << thrust::inner_product(d.begin(), d.end(), k.begin(), 1);",
        [1 + X @ KEYS],
    ),
    "inclusive_scan": (
        "Ints d = ints(); thrust::inclusive_scan(d.begin(), d.end(), d.begin()); show(d);",
        np.cumsum(X),
    ),
    "exclusive_scan": (
        "Ints d = ints(), e(1000); thrust::exclusive_scan(thrust::device, d.begin(), d.end(), e.begin(), 5); show(e);",
        5 + np.cumsum(X) - X,
    ),
    "scan of flags": (
        (
            "thrust::device_vector<bool> d(600, true); Ints e(600); thrust::inclusive_scan(d.begin(), d.end(), e.begin());"
            "show(e);"
        ),
        np.arange(1, 601),
    ),
    "inclusive_scan_by_key": (
        "Ints k = keys(), d = ints(); thrust::inclusive_scan_by_key(k.begin(), k.end(), d.begin(), d.begin()); show(d);",
        _scan_by_key(),
    ),
    "exclusive_scan_by_key": (
        "Ints k = keys(), d = ints(); thrust::exclusive_scan_by_key(k.begin(), k.end(), d.begin(), k.begin()); show(k);",
        _scan_by_key() - X,
    ),
    "transform_inclusive_scan": (
        (
            "Ints d = ints(); thrust::transform_inclusive_scan(d.begin(), d.end(), d.begin(), Square(), "
            "thrust::maximum<int>()); show(d);"
        ),
        np.maximum.accumulate(X * X),
    ),
    "copy_if": (
        "Ints d = ints(), e(1000); e.resize(thrust::copy_if(d.begin(), d.end(), e.begin(), IsOdd()) - e.begin()); show(e);",
        X[ODD],
    ),
    "copy_if by a stencil": (
        (
            "Ints d = ints(), k = keys(), e(1000); auto end = thrust::copy_if(d.begin(), d.end(), k.begin(), e.begin(), "
            "_1 == 2); e.erase(end, e.end()); show(e);"
        ),
        X[KEYS == 2],
    ),
    "remove_if": (
        "Ints d = ints(); d.erase(thrust::remove_if(d.begin(), d.end(), IsOdd()), d.end()); show(d);",
        X[~ODD],
    ),
    "remove": (
        "Ints d = ints(); d.erase(thrust::remove(d.begin(), d.end(), 5), d.end()); show(d);",
        X[X != 5],
    ),
    "remove_if of zipped": (
        (
            "Ints k = keys(), d = ints(); auto z = thrust::make_zip_iterator(k.begin(), d.begin());"
            "auto e = thrust::remove_if(z, z + 1000, [](thrust::tuple<int, int> t) { return thrust::get<0>(t) != 1; });"
            "d.resize(e - z); show(d);"
        ),
        X[KEYS == 1],
    ),
    "partition": (
        "Ints d = ints(); auto m = thrust::stable_partition(d.begin(), d.end(), IsOdd()); show(d); std::cout << m - d.begin();",
        [*X[ODD], *X[~ODD], ODD.sum()],
    ),
    "partition_copy": (
        (
            "Ints d = ints(), a(1000), b(1000); auto e = thrust::partition_copy(d.begin(), d.end(), a.begin(), b.begin(), IsOdd());"
            "a.resize(e.first - a.begin()); b.resize(e.second - b.begin()); show(a); show(b);"
        ),
        [*X[ODD], *X[~ODD]],
    ),
    "unique": ("Ints k = keys(); k.erase(thrust::unique(k.begin(), k.end()), k.end()); show(k);", KEYS[RUNS]),
    "unique_by_key": (
        (
            "Ints k = keys(), d = ints(); auto e = thrust::unique_by_key(k.begin(), k.end(), d.begin());"
            "d.resize(e.second - d.begin()); show(d);"
        ),
        X[RUNS],
    ),
    "searches": (
        (
            "Ints d = ints(); auto f = thrust::find(d.begin(), d.end(), 33); auto m = thrust::max_element(d.begin(), d.end());"
            "auto b = thrust::minmax_element(d.begin(), d.end()); std::cout << f - d.begin() << ' ' << m - d.begin() << ' ' "
            "<< *b.first << ' ' << *b.second << ' ' << thrust::count(d.begin(), d.end(), 33);"
        ),
        [np.flatnonzero(X == 33)[0], X.argmax(), X.min(), X.max(), np.sum(X == 33)],
    ),
    "lower_bound, upper_bound": (
        (
            "Ints d = ints(), l(1000), u(1000), v = ints(); thrust::sort(d.begin(), d.end());"
            "thrust::lower_bound(d.begin(), d.end(), v.begin(), v.end(), l.begin()); thrust::upper_bound(thrust::device, "
            "d.begin(), d.end(), v.begin(), v.end(), u.begin(), thrust::less<int>()); show(l); show(u);"
            "std::cout << thrust::lower_bound(d.begin(), d.end(), 7) - d.begin() << ' ' << thrust::binary_search(d.begin(), "
            "d.end(), 1000);"
        ),
        [*np.searchsorted(SORTED, X), *np.searchsorted(SORTED, X, "right"), np.searchsorted(SORTED, 7), 0],
    ),
    "merge": (
        "Ints a{1, 4, 6}, b{2, 4, 9}, c(6); thrust::merge(a.begin(), a.end(), b.begin(), b.end(), c.begin()); show(c);",
        [1, 2, 4, 4, 6, 9],
    ),
    "set operations": (
        (
            "Ints a{1, 4, 6}, b{2, 4, 9}, c(6); c.resize(thrust::set_intersection(a.begin(), a.end(), b.begin(), b.end(), "
            "c.begin()) - c.begin()); show(c); c.resize(6); c.resize(thrust::set_union(a.begin(), a.end(), b.begin(), "
            "b.end(), c.begin()) - c.begin()); show(c);"
        ),
        [4, 1, 2, 4, 6, 9],
    ),
    "comparisons": (
        (
            "Ints a{1, 2, 3}, b{1, 5, 3}; std::cout << thrust::equal(a.begin(), a.end(), b.begin()) << ' ' << (a == b) << ' '"
            "<< thrust::mismatch(a.begin(), a.end(), b.begin()).first - a.begin() << ' ' << thrust::is_sorted(a.begin(), a.end())"
            "<< ' ' << thrust::all_of(a.begin(), a.end(), _1 > 0) << ' ' << thrust::none_of(a.begin(), a.end(), _1 > 2);"
        ),
        [0, 0, 1, 1, 1, 0],
    ),
    "generation": (
        (
            "Ints d(4), e(4); thrust::sequence(d.begin(), d.end(), 3, 2); thrust::tabulate(e.begin(), e.end(), Square());"
            "show(d); show(e); thrust::fill_n(e.begin(), 2, 8); thrust::generate(d.begin(), d.end(), [] { return 6; });"
            "show(d); show(e);"
        ),
        [3, 5, 7, 9, 0, 1, 4, 9, 6, 6, 6, 6, 8, 8, 4, 9],
    ),
    "gather, scatter": (
        (
            "Ints d = ints(), m{5, 900, 3}, e(3); thrust::gather(m.begin(), m.end(), d.begin(), e.begin()); show(e);"
            "Ints t(4, 0), at{2, 0, 3}; thrust::scatter(e.begin(), e.end(), at.begin(), t.begin()); show(t);"
        ),
        [*X[[5, 900, 3]], X[900], 0, X[5], X[3]],
    ),
    "neighbours": (
        "Ints d = ints(); thrust::adjacent_difference(d.begin(), d.end(), d.begin()); show(d);",
        np.diff(X, prepend=0),
    ),
    "reverse, swap, replace": (
        (
            "Ints a{1, 2, 3}, b{4, 5, 6}; thrust::reverse(a.begin(), a.end()); thrust::swap_ranges(a.begin(), a.end(), b.begin());"
            "thrust::replace(a.begin(), a.end(), 4, 0); show(a); show(b);"
        ),
        [0, 5, 6, 3, 2, 1],
    ),
    "for_each": (
        (
            "Ints d = ints(), e(1000); int* to = thrust::raw_pointer_cast(e.data()); thrust::for_each(thrust::make_counting_iterator(0), "
            "thrust::make_counting_iterator(1000), [to](int i) { to[i] = 2 * i; });"
            "auto z = thrust::make_zip_iterator(thrust::make_tuple(d.begin(), e.begin()));"
            "thrust::for_each(thrust::device, z, z + 1000, [](thrust::tuple<int&, int&> t) { thrust::get<1>(t) += t.get<0>(); });"
            "show(e);"
        ),
        2 * np.arange(1000) + X,
    ),
    "iterators": (
        (
            "Ints d = ints(), m{2, 0, 1}; auto p = thrust::make_permutation_iterator(d.begin(), m.begin());"
            "auto t = thrust::make_transform_iterator(p, Square()); Ints e(t, t + 3); show(e);"
            "thrust::copy(p, p + 3, thrust::make_transform_output_iterator(e.begin(), Square())); show(e);"
            "auto r = thrust::make_reverse_iterator(d.end()); std::cout << *r << ' ' << thrust::reduce(r, r + 2) << ' ';"
            "std::cout << thrust::reduce_by_key(m.begin(), m.end(), thrust::make_constant_iterator(1), "
            "thrust::make_discard_iterator(), e.begin()).second - e.begin();"
        ),
        [*(X[[2, 0, 1]] ** 2), *(X[[2, 0, 1]] ** 2), X[-1], X[-1] + X[-2], 3],
    ),
    "host algorithms": (
        (
            "int a[] = {3, 1, 2}; thrust::sort(a, a + 3); show(a); std::cout << thrust::reduce(thrust::host, a, a + 3) << ' ';"
            "std::vector<int> v{2, 1}; thrust::stable_sort(thrust::seq, v.begin(), v.end()); show(v);"
        ),
        [1, 2, 3, 6, 1, 2],
    ),
    "complex": (
        (
            "thrust::complex<float> a(1, 2), b(3, -1); auto c = a * b, q = c / b; c += 2.0f * a - 1; thrust::complex<double> w = c;"
            "std::cout << w.real() << ' ' << w.imag() << ' ' << q.real() << ' ' << q.imag() << ' ' << thrust::abs(b * b) << ' '"
            "<< thrust::norm(a) << ' ' << thrust::conj(a).imag() << ' ' << thrust::exp(thrust::complex<float>(0, 0)).real();"
        ),
        [6, 9, 1, 2, 10, 5, -2, 1],
    ),
    "minstd_rand": (
        (
            "thrust::minstd_rand a, b; std::minstd_rand c; a.discard(9999); for (int i = 0; i < 9999; ++i) b(), c();"
            "std::cout << a() << ' ' << b() << ' ' << c();"
        ),
        [399268537] * 3,
    ),
    "distributions": (
        (
            "thrust::default_random_engine g(3); thrust::uniform_int_distribution<int> u(2, 4); thrust::uniform_real_distribution<"
            "float> r(1, 3); thrust::normal_distribution<float> n(5, 2); int bad = 0; double sum = 0, square = 0, ints = 0, reals = 0;"
            "for (int i = 0; i < 10000; ++i) { int k = u(g); float x = r(g), y = n(g); bad += k < 2 || k > 4 || x < 1 || x >= 3;"
            "ints += k; reals += x; sum += y; square += (y - 5) * (y - 5); }"
            "std::cout << bad << ' ' << (std::abs(ints / 1e4 - 3) < .05) << ' ' << (std::abs(reals / 1e4 - 2) < .05) << ' '"
            "<< (std::abs(sum / 1e4 - 5) < .1) << ' ' << (std::abs(square / 1e4 - 4) < .2);"
        ),
        [0, 1, 1, 1, 1],
    ),
    "shuffle": (
        (
            "Ints d = ints(); thrust::shuffle(d.begin(), d.end(), thrust::default_random_engine(1)); Ints e = ints();"
            "std::cout << (d == e) << ' '; thrust::sort(d.begin(), d.end()); show(d);"
        ),
        [0, *SORTED],
    ),
    "errors": (
        (
            'try { throw thrust::system_error(hipErrorInvalidValue, thrust::hip_category(), "k"); }'
            "catch (const thrust::system_error& e) { std::cout << e.code().value(); }"
        ),
        [1],
    ),
}


@pytest.fixture(scope="module")
def shown(run_snippets: RunSnippets) -> dict[str, npt.NDArray[np.float64]]:
    return run_snippets("#include <random>\n" + _PROLOGUE, {name: snippet for name, (snippet, _) in _CASES.items()})


@pytest.mark.slow
@pytest.mark.parametrize("name", _CASES)
def test_thrust_computes_what_numpy_does(shown: dict[str, npt.NDArray[np.float64]], name: str) -> None:
    np.testing.assert_array_equal(shown[name], np.asarray(_CASES[name][1], np.float64))
