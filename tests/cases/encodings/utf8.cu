// Größe — 数据 🚀
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

const char *größe = "数据🚀"; cudaStream_t поток;
//> const char *größe = "数据🚀"; hipStream_t поток;  // HP101@37
__global__ void ядро() {}
void f() { ядро<<<1, 1>>>(); cudaFrobnicate(поток); }
//~                              ^~~~~~~~~~~~~~ HP102 warning:
//~   cudaFrobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
