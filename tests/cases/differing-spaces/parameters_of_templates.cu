#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define HD __host__ __device__
template <class D> struct List {
    template <class F> HD int sum(const F &f) const;
    template <class A, int n> HD static A first(A (&all)[n]);
    HD int size(const D &d) const;
};
template <class D> template <typename Op> int List<D>::sum(const Op &op) const { return op(1); }
//> template <class D> template <typename Op> HD int List<D>::sum(const Op &op) const { return op(1); }  // HP231@43
template <class D> template <typename T, int m> T List<D>::first(T (&all)[m]) { return all[0]; }
//> template <class D> template <typename T, int m> HD T List<D>::first(T (&all)[m]) { return all[0]; }  // HP231@49
template <class D> int List<D>::size(const D &d) const { return 1; }
//> template <class D> HD int List<D>::size(const D &d) const { return 1; }  // HP231@20
template <class F> HD int run(F f);
template <typename Op> int run(Op f) { return f(2); }
//> template <typename Op> HD int run(Op f) { return f(2); }  // HP231@24
// Of another type, and so another function.
template <class F> HD int other(F f);
template <typename Op> int other(Op *f) { return 1; }
