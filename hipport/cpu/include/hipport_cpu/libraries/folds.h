// Reductions and scans in an order like that of a GPU. A sum of many floats, one after the other, would stop growing
// where the GPU's, of partial sums, does not.

#ifndef HIPPORT_CPU_LIBRARIES_FOLDS_H
#define HIPPORT_CPU_LIBRARIES_FOLDS_H

#include <stddef.h>

#include <optional>
#include <type_traits>

namespace hipport_cpu {

// What combining an initial value with values gives: the type in which a GPU's algorithms keep partial results.
template <class Combine, class Initial, class Value>
using Accumulated = std::decay_t<std::invoke_result_t<Combine&, Initial, Value>>;

// Number of values that are combined one after the other.
constexpr size_t fold_tile = 512;

// The values get(begin) to get(end - 1), of which there is at least one, combined in their order.
template <class T, class Get, class Combine>
T fold(size_t begin, size_t end, Get& get, Combine& combine) {
    if (end - begin > fold_tile) {
        const size_t tiles = (end - begin + fold_tile - 1) / fold_tile;
        const size_t middle = begin + tiles / 2 * fold_tile;
        const T left = fold<T>(begin, middle, get, combine);
        return combine(left, fold<T>(middle, end, get, combine));
    }
    T result = get(begin);
    for (size_t i = begin + 1; i < end; ++i) result = combine(result, get(i));
    return result;
}

// Gives `put` for each i < count the combination of get(0) to get(i), or to get(i - 1) where `is_exclusive`; with
// `initial` before them if it is not null, which an exclusive scan needs. Each get(i) is done before put(i).
template <class T, bool is_exclusive, class Get, class Put, class Combine>
void scan(size_t count, const T* initial, Get get, Put put, Combine combine) {
    std::optional<T> carry;  // of the tiles before
    if (initial != nullptr) carry = *initial;
    for (size_t begin = 0; begin < count; begin += fold_tile) {
        const size_t end = begin + fold_tile < count ? begin + fold_tile : count;
        std::optional<T> partial;
        for (size_t i = begin; i < end; ++i) {
            const T value = get(i);
            if constexpr (is_exclusive) put(i, partial ? T(combine(*carry, *partial)) : *carry);
            partial = partial ? T(combine(*partial, value)) : value;
            if constexpr (!is_exclusive) put(i, carry ? T(combine(*carry, *partial)) : *partial);
        }
        carry = carry ? T(combine(*carry, *partial)) : *partial;
    }
}

}  // namespace hipport_cpu

#endif
