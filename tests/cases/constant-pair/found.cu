//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <utility>  // HP270@1
#include <thrust/pair.h>
#include <thrust/device_vector.h>

struct Places {
    template <class T>
    [[nodiscard]] __device__ static constexpr thrust::pair<T, unsigned> first(T x) {
//>     [[nodiscard]] __device__ static __host__ constexpr std::pair<T, unsigned> first(T x) {  // HP269@37 HP270@47
        return thrust::make_pair(x, 1u);
//>         return std::make_pair(x, 1u);  // HP270@16
    }
};
constexpr thrust::pair<int, unsigned> both(int x) { return {x, 2u}; }
//> constexpr std::pair<int, unsigned> both(int x) { return {x, 2u}; }  // HP270@11
__device__ int taken(int x) {
    const auto [a, b] = Places::first(x);
    thrust::pair<int, unsigned> other = both(x);
    return a + int(b) + other.first;
}
__device__ thrust::pair<int, int> plain(int x) { return thrust::make_pair(x, x); }
