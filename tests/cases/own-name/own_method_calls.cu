// Inside a class its own methods come first.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Pool {
    void cudaFree(void *p);
//~   kept cudaFree (declared by the project) x2
    void clear(void *p) {
        cudaFree(p);
        this->cudaFree(p);
//~   kept cudaFree (a member of the project's own object)
        ::cudaFree(p);
//>         ::hipFree(p);  // HP101@11
    }
};
void clear(void *p) { cudaFree(p); }
//> void clear(void *p) { hipFree(p); }  // HP101@23
