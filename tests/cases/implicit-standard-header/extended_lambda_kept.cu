#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <functional>

template <typename F> __global__ void apply(F f, float *x) { x[threadIdx.x] = f(x[threadIdx.x]); }

void run(std::vector<float *> &all, std::function<void(int)> then) {
    apply<<<1, 32>>>([=] __device__(float v) { return 2 * v; }, all[0]);
    then(1);
}
