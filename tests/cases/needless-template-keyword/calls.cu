#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class List>
__device__ int sum(List list, List *other) {
    int total = list.template get(0) + other->template get(1);
//>     int total = list.get(0) + other->get(1);  // HP241@22 HP241@47
    total += List::template size (list);
//>     total += List::size (list);  // HP241@20
    return total + list.template get<2>() + List::template size<List>(list);
}

// A template as an argument.
template <template <class> class Kind> struct Box {};
template <class T> using Boxed = Box<T::template kind>;
#define GET(list) list.template get(3)
//> #define GET(list) list.get(3)  // HP241@24
