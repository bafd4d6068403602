#include <hip/hip_runtime.h>

struct Pool {
    void *cudaMalloc(size_t n);
    void cudaFree(void *p);
    static Pool &get();
};

void *use(Pool &pool, Pool *pointer, Pool pools[2]) {
    pool.cudaFree(pool.cudaMalloc(4));
    pointer->cudaFree(nullptr);
    pools[0].cudaFree(nullptr);
    Pool::get().cudaFree(nullptr);
    pool .  template cudaMalloc(4);
    void *p;
    hipMalloc(&p, 4);
    return p;
}
