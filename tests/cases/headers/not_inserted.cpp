// Only in a .cu file does nvcc include the runtime by itself.
#include <cstdio>
int main() { return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1; }
