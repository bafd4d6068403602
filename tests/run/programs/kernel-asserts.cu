// A kernel whose assertion fails. It goes by its own name, also in what it prints, with macros and without.
#include <cassert>
#include <cstdio>
#include <cstring>

#define NAME __func__

template <typename T>
__global__ void store(T *x, T value) {
    if (strcmp(__func__, "store") || strcmp(NAME, "store") || sizeof(__FUNCTION__) != sizeof("store")) return;
    if (strstr(__PRETTY_FUNCTION__, "void store(T") != __PRETTY_FUNCTION__) return;
    assert(value > 0);  // found: assertion
    *x = value;
}

int main(int argc, char **) {
    int *x, value = 0;
    cudaMalloc(&x, sizeof(int));
    store<<<1, 1>>>(x, 2 - argc);
    cudaMemcpy(&value, x, sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(x);
    if (value == 1) puts("PASSED");
    return value != 1;
}
