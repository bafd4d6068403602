// Host code that copies to a null pointer: the C library's function fails, the line is that of its call.
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

int main(int argc, char **) {
    static int from[256], to[256];
    int *pinned = nullptr, *place = argc > 1 ? pinned : to;
    cudaHostAlloc(&pinned, sizeof(from), cudaHostAllocDefault);
    for (int i = 0; i < 256; ++i) from[i] = i;
    memcpy(place, from, argc * sizeof(from) / argc);  // found: host-crash
    puts(to[255] == 255 ? "PASSED" : "FAILED");
    cudaFreeHost(pinned);
}
