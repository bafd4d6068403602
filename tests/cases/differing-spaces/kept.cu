#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define BOTH __host__ __device__
// Two functions to clang and to nvcc.
__device__ int scale(int x);
int scale(float x) { return x; }
// Two functions to clang, as wanted: one for the host, one for the device.
__device__ int count();
int count() { return 1; }
// A constexpr function without marks is one of both to clang.
constexpr int square(int x);
__host__ __device__ constexpr int square(int x) { return x * x; }
// A macro says the same.
__host__ __device__ int cube(int x);
BOTH int cube(int x) { return x * x * x; }
// Never together.
#ifdef FOR_DEVICE
__host__ __device__ int only(int x);
#else
int only(int x);
#endif
struct A {
    __host__ __device__ int size() const;
    int size();
};
int A::size() { return square(2); }
__host__ __device__ int A::size() const { return cube(2); }
int use(A a) {
    int size(scale(1.f) + count());
    return size + a.size();
}
template <int n> struct Words;
template <> struct Words<1> {
    __host__ __device__ int first() const { return 1; }
};
template <> struct Words<2> {
    int first() const;
};
struct Half {
    float value() const;
#if defined(__clang__)
    __device__ float value() const;
#endif
};
inline float Half::value() const { return 1; }
