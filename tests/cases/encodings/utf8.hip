// Größe — 数据 🚀
#include <hip/hip_runtime.h>

const char *größe = "数据🚀"; hipStream_t поток;
__global__ void ядро() {}
void f() { ядро<<<1, 1>>>(); cudaFrobnicate(поток); }
