#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float root(float x) {
    if (x < 0) return;
//>     if (x < 0) return {};  // HP294@22
    return sqrtf(x);
}

template <int N>
__device__ float4 *place(float4 *all, int i) {
    if (i >= N) return;
//>     if (i >= N) return {};  // HP294@23
    auto shift = [](int by) { return; };
    shift(i);
    return all + i;
}

template <typename T>
__global__ void fill(T *to, int n) {
    if (threadIdx.x >= n) return 0;
//>     if (threadIdx.x >= n) return (void)(0);  // HP294@34
    if (n < 0) return n * 2;
//>     if (n < 0) return (void)(n * 2);  // HP294@23
    to[threadIdx.x] = T();
}

// These are right.
struct Store {
    int n;
    Store() { return; }
    ~Store() { return; }
    operator int() const { return n; }
};
__device__ void store(float *to, float x) {
    if (x < 0) return;
    return store(to, x - 1);
}
template <typename T> void visit(T t) {
    auto twice = [](int x) { return 2 * x; };
    if (twice(1) > 1) return;
    struct Local { int get() { return 1; } };
    return t(1);
}
__device__ auto none(int n) { return; }
__device__ float &first(float *x) { return x[0]; }
__device__ void *same(void *p) { return p; }
template <typename T> typename std::enable_if<sizeof(T) == sizeof(float)>::type none(T t) { return; }
template <typename T> std::enable_if_t<std::is_same<T, float>::value, void> none(T t) { return; }

void run_all(float *x, bool is_last) {
    if (is_last) return [&] { x[0] = 0; }();
    return [x] { x[1] = 0; }();
}
