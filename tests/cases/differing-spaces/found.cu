#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Ray {
    float first;
    __host__ __device__ Ray(float at);
    __host__ __device__ float at(float t) const;
    float twice(float t) const;
//>     __host__ __device__ float twice(float t) const;  // HP231@5
    __device__ void move();
  public:
    __host__ __device__ Ray &operator=(const Ray &other);
    __host__ __device__ float operator()(float t) const;
    friend bool operator<(const Ray &a, const Ray &b);
//>     __host__ __device__ friend bool operator<(const Ray &a, const Ray &b);  // HP231@5
};
Ray::Ray(float at) : first(at) {}
//> __host__ __device__ Ray::Ray(float at) : first(at) {}  // HP231@1
inline float Ray::at(float t) const { return first + t; }
//> __host__ __device__ inline float Ray::at(float t) const { return first + t; }  // HP231@1
__host__ __device__ float Ray::twice(float t) const { return 2 * first + t; }
void Ray::move() { first += 1; }
//> __device__ void Ray::move() { first += 1; }  // HP231@1
Ray &Ray::operator=(const Ray &other) { first = other.first; return *this; }
//> __host__ __device__ Ray &Ray::operator=(const Ray &other) { first = other.first; return *this; }  // HP231@1
float Ray::operator()(float t) const { return at(t); }
//> __host__ __device__ float Ray::operator()(float t) const { return at(t); }  // HP231@1
__host__ __device__ inline bool operator<(const Ray &a, const Ray &b) { return a.first < b.first; }

namespace geometry {
int area(int width, int height = 1);
//> __host__ __device__ int area(int width, int height = 1);  // HP231@1
extern "C" int edge(int width);
//> extern "C" __host__ __device__ int edge(int width);  // HP231@12
template <class T> T length(T x);
//> template <class T> __host__ __device__ T length(T x);  // HP231@20
template <typename T> __host__ __device__ T half(T x);
}  // namespace geometry
namespace geometry {
__host__ __device__ int area(int w, int h) { return w * h; }
__host__ __device__ int edge(int width) { return width; }
template <class T> __device__ __host__ T length(T x) { return x; }
template <typename T> T half(T x) { return x / 2; }
//> template <typename T> __host__ __device__ T half(T x) { return x / 2; }  // HP231@23
template <> int half<int>(int x) { return x >> 1; }
//> template <> __host__ __device__ int half<int>(int x) { return x >> 1; }  // HP231@13
template float half<float>(float);
//> template __host__ __device__ float half<float>(float);  // HP231@10
}  // namespace geometry

template <class T> struct Box {
    __host__ __device__ T get(T x) const;
};
template <class T> T Box<T>::get(T x) const { return x; }
//> template <class T> __host__ __device__ T Box<T>::get(T x) const { return x; }  // HP231@20

__global__ void kernel(float *p) {
    Ray ray(p[0]);
    Ray other(2);
    other = ray;
    ray.move();
    p[0] = ray.at(1) + ray(2) + ray.twice(1) + (ray < other) + geometry::area(1, 2) + geometry::edge(3);
    p[1] = geometry::length(1) + geometry::half(2) + Box<int>().get(1);
}

template <class T> __device__ T third(T x) { return x / 3; }
//> template <class T> __host__ __device__ T third(T x) { return x / 3; }  // HP231@20
template <> __host__ __device__ int third<int>(int x) { return x; }
template <> float third<float>(float x) { return x; }
//> template <> __host__ __device__ float third<float>(float x) { return x; }  // HP231@13
