#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

int before(int x);
//> __host__ __device__ int before(int x);  // HP231@1
#if defined(__CUDACC__)
//> #if defined(__HIPCC__)  // HP602@13
#define BOTH __host__ \
    __device__  // for host and device
#define ON_GPU __device__ __forceinline__
#else
#define BOTH
#define ON_GPU
#endif

struct Ray {
    BOTH float at(float t) const;
    float twice(float t) const;
//>     BOTH float twice(float t) const;  // HP231@5
    ON_GPU void move();
    float first;
};
float Ray::at(float t) const { return first + t; }
//> BOTH float Ray::at(float t) const { return first + t; }  // HP231@1
BOTH float Ray::twice(float t) const { return 2 * first + t; }
void Ray::move() { first += 1; }
//> ON_GPU void Ray::move() { first += 1; }  // HP231@1

BOTH int before(int x) { return x - 1; }
__device__ int after(int x);
//> BOTH __device__ int after(int x);  // HP231@1
BOTH int after(int x) { return x + 1; }
__host__ __device__ int same(int x);
BOTH int same(int x) { return x; }
template <class T> BOTH T half(T x);
template <class T> T half(T x) { return x / 2; }
//> template <class T> BOTH T half(T x) { return x / 2; }  // HP231@20
template <> int half<int>(int x) { return x >> 1; }
//> template <> BOTH int half<int>(int x) { return x >> 1; }  // HP231@13

__global__ void kernel(float *p) {
    Ray ray{p[0]};
    ray.move();
    p[0] = ray.at(1) + ray.twice(1) + before(2) + after(3) + same(4) + half(5) + half(6.f);
}
