//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP277@1
template <typename T> __device__ T max(T a, T b) { return a > b ? a : b; }
//+ #endif  // HP277@1

// The smaller one.
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP277@1
template <class T>
__device__ __forceinline__
T min(const T a, const T b) {
    return a < b ? a : b;
}
//+ #endif  // HP277@1

namespace lab {
template <typename T> __device__ T max(T a, T b) { return a > b ? a : b; }
}

template <typename T> __device__ const T &min(const T &a, const T &b) { return a < b ? a : b; }
template <typename T, typename U> __device__ T min(T a, U b) { return a < b ? a : b; }
template <typename T> T min(T a, T b) { return a < b ? a : b; }
template <typename T> __device__ T max(T a, T b, T c) { return max(max(a, b), c); }

struct Pair {
    template <typename T> __device__ T max(T a, T b) { return a > b ? a : b; }
};
