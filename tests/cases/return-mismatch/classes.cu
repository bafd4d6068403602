#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Result { int n; Result() { return; } };
typedef void Nothing;
class Pool;
Result run(int k) {
    if (k == 1) return Result();
    if (k == 2) return;
//>     if (k == 2) return {};  // HP294@23
    auto last = [&]() { return; };
    last();
    return;
//>     return {};  // HP294@11
}
Nothing skip(int k) { if (k) return; }
struct Task {
    Result result;
    Task() { return; }
    explicit Task(Result) { return; }
    ~Task() { return; }
};

template <class T> __device__ T nothing_for_void(T *) {
    return;
}
