//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ constexpr int twice(int x) { return 2 * x; }
//> __device__ __host__ constexpr int twice(int x) { return 2 * x; }  // HP269@12
template <class T>
static __host__ constexpr T third(T x) { return x / 3; }
//> static __host__ __device__ constexpr T third(T x) { return x / 3; }  // HP269@17

struct Sum {
    __device__ constexpr Sum(int n) : n(n) {}
//>     __device__ __host__ constexpr Sum(int n) : n(n) {}  // HP269@16
    __device__ constexpr Sum &operator+=(int more) { return n += more, *this; }
//>     __device__ __host__ constexpr Sum &operator+=(int more) { return n += more, *this; }  // HP269@16
    int n;
};

// One for each side, both in one, and none.
__device__ constexpr int side() { return 1; }
__host__ constexpr int side() { return 0; }
__host__ __device__ constexpr int both() { return 2; }
constexpr int none() { return 3; }
__device__ constexpr int table[] = {1, 2};
#define ON_GPU __device__
ON_GPU constexpr int by_macro() { return 4; }

#if __cplusplus >= 202002L
template <class T>
concept Sized = requires(T value) { T::size; };
template <int n>
struct Array {
    template <class T>
    requires Sized<T> && (T::size == n)
    __device__ constexpr Array &operator+=(const T &) { return *this; }
//>     __device__ __host__ constexpr Array &operator+=(const T &) { return *this; }  // HP269@16
};
#endif
