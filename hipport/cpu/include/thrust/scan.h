// Prefix sums, and other scans.

#ifndef HIPPORT_CPU_THRUST_SCAN_H
#define HIPPORT_CPU_THRUST_SCAN_H

#include <functional>
#include <vector>

#include "hipport_cpu/libraries/folds.h"
#include "thrust/detail/held.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

template <bool is_exclusive, class T, class I, class O, class Combine>
O scanned(I first, I last, O out, const T* initial, Combine combine) {
    const auto from = raw(first);
    const auto to = raw(out);
    const ptrdiff_t count = last - first;
    hipport_cpu::scan<T, is_exclusive>(
        static_cast<size_t>(count), initial, [&](size_t i) -> T { return from[static_cast<ptrdiff_t>(i)]; },
        [&](size_t i, const T& value) { to[static_cast<ptrdiff_t>(i)] = value; }, combine);
    return out + count;
}
// Scans each run of equal keys on its own.
template <bool is_exclusive, class T, class K, class V, class O, class Equal, class Combine>
O scanned_by_key(K first, K last, V values, O out, const T* initial, Equal equal, Combine combine) {
    const auto keys = raw(first);
    const ptrdiff_t count = last - first;
    const std::vector<Held<ValueOf<decltype(raw(first))>>> kept(keys, keys + count);  // the output may overwrite them
    for (ptrdiff_t begin = 0, end; begin < count; begin = end) {
        for (end = begin + 1; end < count && equal(kept[end - 1].value, kept[end].value);) ++end;
        scanned<is_exclusive, T>(raw(values) + begin, raw(values) + end, raw(out) + begin, initial, combine);
    }
    return out + count;
}

struct InclusiveScan {
    template <class I, class O, class Combine = std::plus<>>
    O operator()(I first, I last, O out, Combine combine = {}) const {
        using T = hipport_cpu::Accumulated<Combine, ValueOf<I>, ValueOf<I>>;
        return scanned<false, T>(first, last, out, nullptr, combine);
    }
    template <class I, class O, class Initial, class Combine>
    O operator()(I first, I last, O out, Initial initial, Combine combine) const {
        using T = hipport_cpu::Accumulated<Combine, Initial, ValueOf<I>>;
        const T before = initial;
        return scanned<false, T>(first, last, out, &before, combine);
    }
};
struct ExclusiveScan {
    template <class I, class O>
    O operator()(I first, I last, O out) const {
        return (*this)(first, last, out, ValueOf<I>());
    }
    template <class I, class O, class Initial, class Combine = std::plus<>>
    O operator()(I first, I last, O out, Initial initial, Combine combine = {}) const {
        using T = hipport_cpu::Accumulated<Combine, Initial, ValueOf<I>>;
        const T before = initial;
        return scanned<true, T>(first, last, out, &before, combine);
    }
};
struct InclusiveScanByKey {
    template <class K, class V, class O, class Equal = std::equal_to<>, class Combine = std::plus<>>
    O operator()(K first, K last, V values, O out, Equal equal = {}, Combine combine = {}) const {
        using T = hipport_cpu::Accumulated<Combine, ValueOf<V>, ValueOf<V>>;
        return scanned_by_key<false, T>(first, last, values, out, nullptr, equal, combine);
    }
};
struct ExclusiveScanByKey {
    template <class K, class V, class O>
    O operator()(K first, K last, V values, O out) const {
        return (*this)(first, last, values, out, ValueOf<V>());
    }
    template <class K, class V, class O, class Initial, class Equal = std::equal_to<>, class Combine = std::plus<>>
    O operator()(K first, K last, V values, O out, Initial initial, Equal equal = {}, Combine combine = {}) const {
        using T = hipport_cpu::Accumulated<Combine, Initial, ValueOf<V>>;
        const T before = initial;
        return scanned_by_key<true, T>(first, last, values, out, &before, equal, combine);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::InclusiveScan> inclusive_scan{"thrust::inclusive_scan"};
inline constexpr detail::Algorithm<detail::ExclusiveScan> exclusive_scan{"thrust::exclusive_scan"};
inline constexpr detail::Algorithm<detail::InclusiveScanByKey> inclusive_scan_by_key{"thrust::inclusive_scan_by_key"};
inline constexpr detail::Algorithm<detail::ExclusiveScanByKey> exclusive_scan_by_key{"thrust::exclusive_scan_by_key"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
