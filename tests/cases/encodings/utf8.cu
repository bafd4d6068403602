// Größe — 数据 🚀
#include <cuda_runtime.h>

const char *größe = "数据🚀"; cudaStream_t поток;
__global__ void ядро() {}
void f() { ядро<<<1, 1>>>(); cudaFrobnicate(поток); }
