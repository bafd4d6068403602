#include <hip/hip_runtime.h>
#include <cstdio>
int main() { return hipDeviceSynchronize() == hipSuccess ? 0 : 1; }
