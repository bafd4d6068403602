#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// A macro calls a method by the name of one of CUDA's types, which is made of one value.
struct Context {
    int state;
    void cudaError(const char *call, int line);
//~   kept cudaError (declared by the project) x2
    int run(float **p);
};
#define CHECK(call) if ((state = call) != 0) { cudaError(#call, __LINE__); return state; }
#define NONE cudaError(0)
//> #define NONE hipError_t(0)  // HP101@14
void Context::cudaError(const char *call, int line) { state = NONE == cudaSuccess; }
//~   kept cudaError (in a namespace or class of the project)
//> void Context::cudaError(const char *call, int line) { state = NONE == hipSuccess; }  // HP101@71
int Context::run(float **p) {
    CHECK(cudaMalloc(p, 4))
//>     CHECK(hipMalloc(p, 4))  // HP101@11
    return 0;
}
