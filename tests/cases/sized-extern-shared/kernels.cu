#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
extern __shared__ double table[16];
//> __shared__ double table[16];  // HP263@1
__global__ void load(float *x) {
    extern __shared__ float first[3];
//>     __shared__ float first[3];  // HP263@5
    extern __shared__ __align__(16) float second[2][3];
//>     __shared__ __align__(16) float second[2][3];  // HP263@5
    extern volatile __shared__ int count;
//>     volatile __shared__ int count;  // HP263@5
    __shared__ extern float third[4];
//>     __shared__ float third[4];  // HP263@16
    extern __shared__ float rest[];
    extern __shared__ __align__(sizeof(float)) unsigned char bytes[];
    __shared__ float own[3];
    rest[threadIdx.x] = x[threadIdx.x];
}
extern float values[3];
#define ROWS(name) extern __shared__ float name[3]
//> #define ROWS(name) __shared__ float name[3]  // HP263@20
