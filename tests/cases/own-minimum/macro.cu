//+ #include <hip/hip_runtime.h>  // HP114@1
#define HD __host__ __device__ inline
#define ON_GPU __device__ __forceinline__
template <typename T>
HD T max(T x, T y) { return x > y ? x : y; }
//> __host__ T max(T x, T y) { return x > y ? x : y; }  // HP277@1
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP277@1
template <typename T>
ON_GPU T min(T x, T y) { return x < y ? x : y; }
//+ #endif  // HP277@1
template <typename T> HD T largest(T x, T y, T z) { return max(max(x, y), z); }
__global__ void k(float *a) { a[0] = min(a[0], largest(a[1], a[2], a[3])); }
float of_host(float *a) { return largest(a[1], a[2], a[3]); }
