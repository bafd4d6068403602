#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ [[nodiscard]] inline int twice(int x) { return 2 * x; }
//> [[nodiscard]] __device__ inline int twice(int x) { return 2 * x; }  // HP255@1 HP255@12

template <class T>
__host__ __device__ [[nodiscard]] constexpr T half(T x) {
//> [[nodiscard]] __host__ __device__ constexpr T half(T x) {  // HP255@1 HP255@21
    return x / 2;
}

struct Grid {
    static __host__ [[nodiscard, deprecated("use cells")]] int size(int *cells) { return cells[0]; }
//>     [[nodiscard, deprecated("use cells")]] static __host__ int size(int *cells) { return cells[0]; }  // HP255@5 HP255@21
    __host__ [[maybe_unused]]
//>     [[maybe_unused]] __host__  // HP255@5 HP255@13
    int width;
};

static __global__ [[deprecated]] void clear(int *x) { x[threadIdx.x] = twice(half(x[0])); }
//> [[deprecated]] static __global__ void clear(int *x) { x[threadIdx.x] = twice(half(x[0])); }  // HP255@1 HP255@19
struct Defaulted {
    __host__ __device__ [[nodiscard]] Defaulted() = default;
//>     [[nodiscard]] __host__ __device__ Defaulted() = default;  // HP255@5 HP255@25
    int x;
};
template <class T>
struct Cells {
    __host__ [[nodiscard]] Cells() = default;
//>     [[nodiscard]] Cells() = default;  // HP255@5 HP224@5 HP255@14
    T x;
};
template <class T>
struct Lists {
    __host__ [[nodiscard]] [[gnu::cold]] static inline int first() { return 1; }
//>     [[nodiscard]] [[gnu::cold]] __host__ static inline int first() { return 1; }  // HP255@5 HP255@14
    static __host__ [[nodiscard]] __device__ [[gnu::hot]] inline int second() { return 2; }
//>     [[gnu::hot]] [[nodiscard]] static __host__ __device__ inline int second() { return 2; }  // HP255@5 HP255@5 HP255@21 HP255@46
};
