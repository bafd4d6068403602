//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdio>
int main() { return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1; }
//> int main() { return hipDeviceSynchronize() == hipSuccess ? 0 : 1; }  // HP101@21 HP101@48
