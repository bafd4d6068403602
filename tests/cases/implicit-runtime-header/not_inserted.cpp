// Only in a .cu file does nvcc include the runtime by itself.
#include <cstdio>
int main() { return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1; }
//> int main() { return hipDeviceSynchronize() == hipSuccess ? 0 : 1; }  // HP101@21 HP101@48
