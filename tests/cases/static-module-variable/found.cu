#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
static __constant__ float weights[9];
//> __constant__ float weights[9];  // HP715@1
extern "C" {
__device__ static int total, other = 1;
//> __device__ int total, other = 1;  // HP715@12
}
static const char *names[] = {"weights"};
static __device__ int hidden;
namespace lab {
static __constant__ float weights[9];
}
#define TABLE static __constant__ float weights[9]

extern "C" __global__ void add(int *out) {
    static __shared__ int total[4];
    out[threadIdx.x] = total[threadIdx.x] + (int)weights[0] + hidden;
}

void find(CUdeviceptr *at, size_t *bytes, CUmodule module) {
//> void find(hipDeviceptr_t *at, size_t *bytes, hipModule_t module) {  // HP101@11 HP101@43
    cuModuleGetGlobal(at, bytes, module, "weights");
//>     hipModuleGetGlobal(at, bytes, module, "weights");  // HP101@5
    cuModuleGetGlobal(at, bytes, module,
//>     hipModuleGetGlobal(at, bytes, module,  // HP101@5
                      "total");
    cuModuleGetGlobal(at, bytes, module, names[0]);
//>     hipModuleGetGlobal(at, bytes, module, names[0]);  // HP101@5
}
