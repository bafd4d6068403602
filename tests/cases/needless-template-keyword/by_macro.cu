#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define LAB_NAME(x) x<0>
#define name_of(x) x##_
template <class O, class B> __device__ int own(O &o) { return o.template name_of(call)<B>(1); }
template <class O> __device__ int other(O &o) { return o.template LAB_NAME(call)(1); }
#define HAS(list) template <class V> void has(typename V::template ELEM(1, list) *p = 0);
