#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <int N, class T> struct Vector { T x[N]; };

template <class T> __host__ __device__ Vector<1, T> narrowed(Vector<1, T> const &v);
template <class T> __host__ __device__ Vector<1, T> narrowed(Vector<2, T> v, bool keep = (2 < 3), int n = 4);
template <class T> inline Vector<1, T> narrowed(Vector<1, T> const &v) { return v; }
//> template <class T> __host__ __device__ inline Vector<1, T> narrowed(Vector<1, T> const &v) { return v; }  // HP231@20
template <class T> Vector<1, T> narrowed(Vector<2, T> v, bool keep, int n) { return Vector<1, T>{v.x[0]}; }
//> template <class T> __host__ __device__ Vector<1, T> narrowed(Vector<2, T> v, bool keep, int n) { return Vector<1, T>{v.x[0]}; }  // HP231@20

__global__ void fill(Vector<1, float> *p, Vector<2, float> q) { p[0] = narrowed(q); }
