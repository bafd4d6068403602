// Inside a class its own methods come first.
#include <hip/hip_runtime.h>

struct Pool {
    void cudaFree(void *p);
    void clear(void *p) {
        cudaFree(p);
        this->cudaFree(p);
        ::hipFree(p);
    }
};
void clear(void *p) { hipFree(p); }
