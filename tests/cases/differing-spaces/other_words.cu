// Members that are defined outside of their class, with the function's type in an arm, with a template of their own
// beside one without, and in an arm that asks what the class's asks.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class T> struct Diagonal {};

template <class T> struct Matrix {
    __host__ __device__ Diagonal<T> diagonal();
    template <int N> __host__ __device__ Diagonal<T> diagonal();
    template <int N> __host__ __device__ T norm() const;
#ifndef FOR_DOCUMENTATION
    template <class V> __host__ __device__ void solve(const V &given) const;
#endif
    __host__ __device__ T trace() const;
};

template <class T> Diagonal<T> Matrix<T>::diagonal() { return {}; }
//> template <class T> __host__ __device__ Diagonal<T> Matrix<T>::diagonal() { return {}; }  // HP231@20
template <class T> template <int N> Diagonal<T> Matrix<T>::diagonal() { return {}; }
//> template <class T> template <int N> __host__ __device__ Diagonal<T> Matrix<T>::diagonal() { return {}; }  // HP231@37

template <class T>
template <int N>
//> template <int N> __host__ __device__  // HP231@17
#ifndef FOR_DOCUMENTATION
inline T
#else
typename Matrix<T>::Scalar
#endif
Matrix<T>::norm() const { return T(); }

#ifndef FOR_DOCUMENTATION
template <class T> template <class W> void Matrix<T>::solve(const W &given) const {}
//> template <class T> template <class W> __host__ __device__ void Matrix<T>::solve(const W &given) const {}  // HP231@39
#endif

#ifdef WITH_TRACE
template <class T> T Matrix<T>::trace() const { return T(); }
//> template <class T> __host__ __device__ T Matrix<T>::trace() const { return T(); }  // HP231@20
#endif

__global__ void k(float *x) {
    Matrix<float> m;
    m.diagonal();
    m.diagonal<1>();
    m.solve(x);
    *x = m.norm<2>();
}
