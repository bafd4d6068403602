#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#include <iostream>

template <typename T>
__global__ void scale(T *x, int n) {
    if (threadIdx.x < n) x[threadIdx.x] *= 2;
}

struct Log {};
template <typename T>
Log &operator<<(Log &log, T) {
    return log;
}
Log &(*write)(Log &, int) = &operator<< <int>;
#ifdef TWO_SHIFTS
void say(Log &log, int i) { log << "i: " << i << << 2; }
#endif

#define TWICE(x, n) scale << <1, 64 >> > (x, n); scale << <1, 64>>>(x, n)
//> #define TWICE(x, n) scale <<<1, 64 >>> (x, n); scale <<<1, 64>>>(x, n)  // HP215@27 HP215@37 HP215@56
#define OVER_LINES(x, n)       \
    scale << \
//>     scale \  // HP215@10
        <1, 64 >> \
//>         <<<1, 64 \  // HP215@9 HP215@15
        > (x, n)
//>         >>> (x, n)  // HP215@9

void run(float *x, int n, cudaStream_t stream) {
//> void run(float *x, int n, hipStream_t stream) {  // HP101@27
    scale << <(n + 63) / 64, 64 >> > (x, n);
//>     scale <<<(n + 63) / 64, 64 >>> (x, n);  // HP215@11 HP215@33
    scale << < (n + 63) / 64, 64, 0, stream >> >(x, n);
//>     scale <<< (n + 63) / 64, 64, 0, stream >>>(x, n);  // HP215@11 HP215@45
    scale<float> << <dim3(n >> 6), 64 >>> (x, n);
//>     scale<float> <<<dim3(n >> 6), 64 >>> (x, n);  // HP215@18
    scale<float><<<n >> 6, 64 >> >(x, n);
//>     scale<float><<<n >> 6, 64 >>>(x, n);  // HP215@31
    scale <<   <
//>     scale <<<  // HP215@11
        (n + 63) / 64, sizeof(std::pair<int, int>) >>   > (
//>         (n + 63) / 64, sizeof(std::pair<int, int>) >>> (  // HP215@52
        x, n);
    scale << /* blocks */ <1, 64 >> /* arguments */ > (x, n);
//>     scale /* blocks */ <<<1, 64 /* arguments */ >>> (x, n);  // HP215@10 HP215@27 HP215@33 HP215@53
    scale << <std::max<int>(1, n), 64 >> >(x, n);
//>     scale <<<std::max<int>(1, n), 64 >>>(x, n);  // HP215@11 HP215@39
    TWICE(x, n);
    OVER_LINES(x, n);
}

// Shifts and comparisons.
bool shifts(int a, int b, int c) {
    std::cout << a << b << (a < b) << "k << <1, 64 >> >(x)";
    return a << b < c && a >> b > c && a < b << c && (a >> b >> c) > (a << 2 << 1);
}
