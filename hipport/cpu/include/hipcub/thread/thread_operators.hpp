// Function objects of hipCUB.

#ifndef HIPPORT_CPU_HIPCUB_THREAD_THREAD_OPERATORS_HPP
#define HIPPORT_CPU_HIPCUB_THREAD_THREAD_OPERATORS_HPP

#include <type_traits>
#include <utility>

#include "hipcub/util_type.hpp"

namespace hipcub {

#define HIPPORT_CPU_OPERATOR(name, expression)                    \
    struct name {                                                 \
        template <class A, class B>                               \
        constexpr auto operator()(const A& a, const B& b) const { \
            return expression;                                    \
        }                                                         \
    };
HIPPORT_CPU_OPERATOR(Sum, a + b)
HIPPORT_CPU_OPERATOR(Difference, a - b)
HIPPORT_CPU_OPERATOR(Division, a / b)
HIPPORT_CPU_OPERATOR(Equality, a == b)
HIPPORT_CPU_OPERATOR(Inequality, a != b)
HIPPORT_CPU_OPERATOR(Less, a < b)
HIPPORT_CPU_OPERATOR(Max, (static_cast<std::common_type_t<A, B>>(a < b ? b : a)))
HIPPORT_CPU_OPERATOR(Min, (static_cast<std::common_type_t<A, B>>(b < a ? b : a)))
#undef HIPPORT_CPU_OPERATOR

template <class Equal>
struct InequalityWrapper {
    Equal equal;
    InequalityWrapper(Equal equal_) : equal(equal_) {}
    template <class T>
    bool operator()(const T& a, const T& b) {
        return !equal(a, b);
    }
};
// Pairs of an index and a value: the larger value, of equal ones the lower index.
struct ArgMax {
    template <class Key, class Value>
    KeyValuePair<Key, Value> operator()(const KeyValuePair<Key, Value>& a, const KeyValuePair<Key, Value>& b) const {
        return b.value > a.value || (b.value == a.value && b.key < a.key) ? b : a;
    }
};
struct ArgMin {
    template <class Key, class Value>
    KeyValuePair<Key, Value> operator()(const KeyValuePair<Key, Value>& a, const KeyValuePair<Key, Value>& b) const {
        return b.value < a.value || (b.value == a.value && b.key < a.key) ? b : a;
    }
};
template <class To>
struct CastOp {
    template <class T>
    To operator()(T&& value) const {
        return static_cast<To>(std::forward<T>(value));
    }
};
template <class Operator>
struct SwizzleScanOp {
    Operator op;
    SwizzleScanOp(Operator op_) : op(op_) {}
    template <class T>
    T operator()(const T& a, const T& b) {
        return op(b, a);
    }
};
// Pairs whose keys say where segments begin: values are combined within a segment.
template <class Operator>
struct ReduceBySegmentOp {
    Operator op{};
    ReduceBySegmentOp() = default;
    ReduceBySegmentOp(Operator op_) : op(op_) {}
    template <class Pair>
    Pair operator()(const Pair& a, const Pair& b) {
        Pair result = b;
        result.key = a.key + b.key;
        if (!b.key) result.value = op(a.value, b.value);
        return result;
    }
};
template <class Operator>
struct ReduceByKeyOp {
    Operator op{};
    ReduceByKeyOp() = default;
    ReduceByKeyOp(Operator op_) : op(op_) {}
    template <class Pair>
    Pair operator()(const Pair& a, const Pair& b) {
        Pair result = b;
        if (a.key == b.key) result.value = op(a.value, b.value);
        return result;
    }
};

}  // namespace hipcub

#endif
