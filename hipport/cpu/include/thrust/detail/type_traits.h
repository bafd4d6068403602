// Type traits under the names that Thrust has for its own use, and programs for theirs.

#ifndef HIPPORT_CPU_THRUST_DETAIL_TYPE_TRAITS_H
#define HIPPORT_CPU_THRUST_DETAIL_TYPE_TRAITS_H

#include <type_traits>

namespace thrust {
namespace detail {

using std::conditional;
using std::enable_if;
using std::false_type;
using std::integral_constant;
using std::is_arithmetic;
using std::is_const;
using std::is_convertible;
using std::is_floating_point;
using std::is_integral;
using std::is_pointer;
using std::is_same;
using std::remove_const;
using std::remove_cv;
using std::remove_reference;
using std::true_type;
template <bool condition, class Then, class Else>
using eval_if = std::conditional_t<condition, Then, Else>;
template <class T>
struct identity_ {
    using type = T;
};

}  // namespace detail

}  // namespace thrust

#endif
