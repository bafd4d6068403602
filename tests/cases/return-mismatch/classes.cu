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

namespace queues {
class Worker {
public:
    Worker() noexcept;
    explicit Worker(int);
    ~Worker();
    Result next(int k);
    operator float() const;
};
Worker::Worker() noexcept { return; }
Worker::Worker(int) : Worker() { return; }
Worker::~Worker() { return; }
Result Worker::next(int k) {
    if (k == 0) return;
//>     if (k == 0) return {};  // HP294@23
    return Result();
}
}

template <class T> struct Store {
    Store();
    __device__ float first(int n);
};
template <class T> Store<T>::Store() { return; }
template <class T> __device__ float Store<T>::first(int n) { if (n < 1) return; return n; }
//> template <class T> __device__ float Store<T>::first(int n) { if (n < 1) return {}; return n; }  // HP294@79
