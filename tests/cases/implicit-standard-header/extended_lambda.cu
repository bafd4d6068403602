//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <array>  // HP123@1
//+ #include <functional>
//+ #include <vector>
#include <cstdio>
#include <iostream>

struct Work {
    std::vector<float> data;
    std::function<void(int)> then;
    std::array<int, 3> sizes;
};

template <typename F> __global__ void apply(F f, float *x) { x[threadIdx.x] = f(x[threadIdx.x]); }

void run(Work &work, float *x) {
    apply<<<1, 32>>>([=] __device__(float v) { return 2 * v; }, x);
    work.then(work.sizes[0]);
}
