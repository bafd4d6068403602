#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

class Cell {
public:
    __device__ Cell() = default;
//>     Cell() = default;  // HP224@5
    __device__ Cell(const Cell &) = default;
//>     Cell(const Cell &) = default;  // HP224@5
    __device__ Cell &operator=(const Cell &) = default;
//>     Cell &operator=(const Cell &) = default;  // HP224@5
    int value = 3;
};

template <class T>
struct Both {
    __host__ __device__ Both() = default;
    __device__ T twice() const { return value * 2; }
    T value = 1;
};

struct OnHost {
    __host__ OnHost() = default;
//>     OnHost() = default;  // HP224@5
    __host__ constexpr OnHost(OnHost &&) noexcept = default;
//>     constexpr OnHost(OnHost &&) noexcept = default;  // HP224@5
    int value = 2;
};

struct Shape {
    __device__ virtual ~Shape() = default;
    __device__ virtual int sides() const { return 0; }
};

__global__ void fill(int *out) {
    OnHost one;
    Cell two;
    Both<int> three;
    Shape four;
    out[0] = one.value + two.value + three.twice() + four.sides();
}

int count(const Cell &given) {
    Cell one;
    Cell two(given);
    one = two;
    switch (one.value) {
        default: return one.value;
    }
}
