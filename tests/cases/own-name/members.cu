#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Pool {
    void *cudaMalloc(size_t n);
//~   kept cudaMalloc (declared by the project)
    void cudaFree(void *p);
//~   kept cudaFree (declared by the project)
    static Pool &get();
};

void *use(Pool &pool, Pool *pointer, Pool pools[2]) {
    pool.cudaFree(pool.cudaMalloc(4));
//~   kept cudaFree (a member of the project's own object) x4
//~   kept cudaMalloc (a member of the project's own object) x2
    pointer->cudaFree(nullptr);
    pools[0].cudaFree(nullptr);
    Pool::get().cudaFree(nullptr);
    pool .  template cudaMalloc(4);
//>     pool .  cudaMalloc(4);  // HP241@13
    void *p;
    cudaMalloc(&p, 4);
//>     hipMalloc(&p, 4);  // HP101@5
    return p;
}
