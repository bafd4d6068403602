// Sums of products, or of other pairs.

#ifndef HIPPORT_CPU_THRUST_INNER_PRODUCT_H
#define HIPPORT_CPU_THRUST_INNER_PRODUCT_H

#include "thrust/reduce.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct InnerProduct {
    template <class I, class J, class T, class Combine = std::plus<>, class Product = std::multiplies<>>
    T operator()(I first, I last, J other, T initial, Combine combine = {}, Product product = {}) const {
        const auto get = [a = raw(first), b = raw(other), product](size_t i) mutable -> T {
            return product(a[static_cast<ptrdiff_t>(i)], b[static_cast<ptrdiff_t>(i)]);
        };
        return reduced(static_cast<size_t>(last - first), initial, get, combine);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::InnerProduct> inner_product{"thrust::inner_product"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"
#include "thrust/device_vector.h"

#endif
