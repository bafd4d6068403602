#include <cstdio>
int main() { return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1; }
