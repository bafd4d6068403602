#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace lab {
template <int n> struct Vector {
    float x[n];
    __host__ __device__ float first() const;
    __host__ __device__ operator float2() const;
    static __host__ __device__ int size();
};
template <class T> class Set {
  public:
    T *begin();
    __device__ int count() const;
};
template <> class Set<int> {
  public:
    __device__ int count() const;
};
}
__device__ int lab::Set<int>::count() const { return 0; }

template <> inline __host__ __device__ float lab::Vector<2>::first() const { return x[1]; }
inline __host__ __device__ float lab::Vector<3>::first() const { return x[0]; }
//> template <> inline __host__ __device__ float lab::Vector<3>::first() const { return x[0]; }  // HP283@1
template <int n> __host__ __device__ int lab::Vector<n>::size() { return n; }

namespace lab {
__host__ __device__ Vector<2>::operator float2() const { return make_float2(x[0], x[1]); }
//> template <> __host__ __device__ Vector<2>::operator float2() const { return make_float2(x[0], x[1]); }  // HP283@1
__host__ __device__ int Vector<4>::size() { return 4; }
//> template <> __host__ __device__ int Vector<4>::size() { return 4; }  // HP283@1
Vector<3> made(const Vector<4> &v);
Vector<3> made(const Vector<4> &v) { return Vector<3>{{v.first(), 0, 0}}; }
__global__ void fill(float *x) { x[Vector<4>::size()] = Vector<3>().first(); }
}
