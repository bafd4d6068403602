// Inside a class its own methods come first.
#include <cuda_runtime.h>

struct Pool {
    void cudaFree(void *p);
    void clear(void *p) {
        cudaFree(p);
        this->cudaFree(p);
        ::cudaFree(p);
    }
};
void clear(void *p) { cudaFree(p); }
