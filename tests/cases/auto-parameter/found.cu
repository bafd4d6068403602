#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace cg = cooperative_groups;

__device__ void store(auto &group, int *out, int value) {
//> template <class Auto1> __device__ void store(Auto1 &group, int *out, int value) {  // HP002@1 HP002@23
    if (group.thread_rank() == 0) *out = value;
}

// A prototype, and two parameters, each with a type of its own.
template <class T> __device__ T sum(const auto a, T b, auto const *c = nullptr);
//> template <class T, class Auto1, class Auto2> __device__ T sum(const Auto1 a, T b, Auto2 const *c = nullptr);  // HP002@18 HP002@43 HP002@56

template <class T>
//> template <class T, class Auto1, class Auto2>  // HP002@18
__device__ T sum(const auto a, T b, auto const *c) {
//> __device__ T sum(const Auto1 a, T b, Auto2 const *c) {  // HP002@24 HP002@37
    return static_cast<T>(a) + b + (c ? static_cast<T>(*c) : T(0));
}

[[nodiscard]] __device__ int last(auto... values) {
//> template <class... Auto1> [[nodiscard]] __device__ int last(Auto1... values) {  // HP002@1 HP002@35
    int found = 0;
    ((found = static_cast<int>(values)), ...);
    return found;
}

struct Buffer {
    int data[4];
    __device__ void set(auto &&value) { data[0] = static_cast<int>(value); }
//>     template <class Auto1> __device__ void set(Auto1 &&value) { data[0] = static_cast<int>(value); }  // HP002@5 HP002@25
    __device__ int operator()(auto index) const { return data[static_cast<int>(index)]; }
//>     template <class Auto1> __device__ int operator()(Auto1 index) const { return data[static_cast<int>(index)]; }  // HP002@5 HP002@31
};

template <int n> struct Tile {
    int data[n];
    __device__ void fill(auto value);
//>     template <class Auto1> __device__ void fill(Auto1 value);  // HP002@5 HP002@26
};

template <int n> __device__ void Tile<n>::fill(auto value) {
//> template <int n> template <class Auto1> __device__ void Tile<n>::fill(Auto1 value) {  // HP002@18 HP002@48
    for (auto &element : data) element = static_cast<int>(value);
}

__global__ void k(int *out) {
    auto block = cg::this_thread_block();
    auto add = [](auto a, auto b) { return a + b; };
    Buffer buffer{};
    buffer.set(2.5);
    Tile<4> tile;
    tile.fill(3.0f);
    short more = 1;
    store(block, out, add(sum(1, 2.0f, &more), 1) + last(1, 2.0, 3u) + buffer(0u) + tile.data[1]);
}

int main() {
    int *out = nullptr;
    cudaMalloc(&out, sizeof(int));
//>     hipMalloc(&out, sizeof(int));  // HP101@5
    k<<<1, 32>>>(out);
    cudaFree(out);
//>     hipFree(out);  // HP101@5
}
