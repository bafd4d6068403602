// Host code whose assertion fails: it is named at its line here, not at that of the port.
#include <cassert>
#include <cstdio>

__global__ void add(int *sum, int x) { atomicAdd(sum, x); }

int main(int argc, char **) {
    int *sum;
    cudaMallocManaged(&sum, sizeof(int));
    *sum = 0;
    add<<<1, 64>>>(sum, argc);
    cudaDeviceSynchronize();
    assert(*sum == 64);  // found: host-abort
    cudaFree(sum);
    puts("PASSED");
}
