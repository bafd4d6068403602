#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <memory>
#include <vector>

struct Traits {
    template <class U> struct rebind {
        typedef U other;
    };
};
template <class A> struct Bytes {
    typedef typename A::rebind<char>::other other;
//>     typedef typename A::template rebind<char>::other other;  // HP234@25
};
template <typename T, typename A = std::allocator<T>> struct List {
    std::vector<T, typename std::allocator_traits<A>::rebind_alloc<T>> items;
//>     std::vector<T, typename std::allocator_traits<A>::template rebind_alloc<T>> items;  // HP234@55
    std::vector<T, typename std::allocator_traits<A>::template rebind_alloc<T>> more;
    typename std::vector<T>::iterator begin();
    typename std::vector<T, A>::iterator end();
};
template <class A> void fill(typename A::rebind<int>::other x);
//> template <class A> void fill(typename A::template rebind<int>::other x);  // HP234@42
template <class A> void fill(typename A::rebind<Bytes<A>>::other::rebind<int>::other x);
//> template <class A> void fill(typename A::template rebind<Bytes<A>>::other::template rebind<int>::other x);  // HP234@42 HP234@67
// A template of a namespace, and a type that depends on nothing.
template <class T> struct Named {
    typename ::std::vector<T>::iterator first;
    typename Traits::rebind<char>::other second;
};

__global__ void kernel(Bytes<Traits>::other *p) { p[0] = 1; }
