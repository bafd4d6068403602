// Reductions of the items of one thread.

#ifndef HIPPORT_CPU_HIPCUB_THREAD_THREAD_REDUCE_HPP
#define HIPPORT_CPU_HIPCUB_THREAD_THREAD_REDUCE_HPP

#include "hipcub/util_type.hpp"

namespace hipcub {

namespace internal {

template <int count, class T, class Operator>
T ThreadReduce(T* items, Operator op) {
    T result = items[0];
    for (int i = 1; i < count; ++i) result = op(result, items[i]);
    return result;
}
template <int count, class T, class Operator>
T ThreadReduce(T* items, Operator op, T prefix) {
    return op(prefix, ThreadReduce<count>(items, op));
}
template <int count, class T, class Operator>
T ThreadReduce(T (&items)[count], Operator op) {
    return ThreadReduce<count>(&items[0], op);
}
template <int count, class T, class Operator>
T ThreadReduce(T (&items)[count], Operator op, T prefix) {
    return op(prefix, ThreadReduce<count>(&items[0], op));
}

}  // namespace internal
using internal::ThreadReduce;

}  // namespace hipcub

#endif
