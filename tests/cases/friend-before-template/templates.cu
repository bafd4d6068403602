#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class T, int n> struct Vector { T x[n]; };
template <class T, int n> __device__ int operator*(const Vector<T, n> &a, const Vector<T, n> &b);
template <class T> __device__ T squared(T x) { return x * x; }
__device__ float trace(float2 a);
template <class T, int n>
__device__ T outer(const Vector<T, n> &a, const Vector<T, n> &b);
template <class T, int n> struct Early;
template <class T, int n> __device__ Early<T, n> operator*(T k, const Early<T, n> &a);

template <class T, int n> struct Early {
    friend __device__ Early<T, n> operator*<T, n>(T k, const Early<T, n> &a);
    T x[n];
};
template <class T, int n> struct Matrix {
    friend __device__ Matrix<T, n> operator * <T, n> (T k, const Matrix<T, n> &a);
//~                                ^~~~~~~~ HP244 error 'operator*':
//~   no template operator* for Matrix is declared before this friend
//~   remedy: declare Matrix and the template before the class
    friend __device__ T trace<T, n>(const Matrix<T, n> &a);
//~                     ^~~~~ HP244 error: no template trace for Matrix is declared before this friend
//~   remedy: declare Matrix and the template before the class
    friend __device__ Matrix<T, n> squared<Matrix<T, n>>(Matrix<T, n> a);
    template <class U> friend __device__ U first(const Matrix<U, n> &a);
    friend __device__ T norm(const Matrix<T, n> &a) { return a.x[0]; }
    friend __device__ T outer<>(const Vector<T, n> &, const Vector<T, n> &);
    friend __device__ T inner<>(const Vector<T, n> &, const Matrix<T, n> &);
//~                     ^~~~~ HP244 error: no template inner for Matrix and Vector is declared before this friend
//~   remedy: declare Matrix and Vector and the template before the class
    friend struct Vector<T, n>;
    T x[n];
};
template <class T, int n> __device__ Matrix<T, n> operator*(T k, const Matrix<T, n> &a) { return a; }
template <class T, int n> __device__ T trace(const Matrix<T, n> &a) { return a.x[0]; }
