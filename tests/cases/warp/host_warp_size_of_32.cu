// flags: --arch gfx1100
#include <cuda_runtime.h>
#include <cstdio>
#include <iostream>

__global__ void kernel(int *x);

struct Geometry {
    int warpSize;
};

int block_of(const cudaDeviceProp &prop) { return 4 * prop.warpSize; }

int lanes(int device) {
    int width = 0;
    cudaDeviceGetAttribute(&width, cudaDevAttrWarpSize, device);
    return width;
}

void launch(const cudaDeviceProp *prop, int *x) {
    if (prop->warpSize == 32) kernel<<<1, 32>>>(x);
}

void show(const cudaDeviceProp &prop) {
    printf("warp size %d\n", prop.warpSize);
    std::cout << prop.warpSize << '\n';
    const struct { const char *name; int value; } rows[] = {{"warp size", prop.warpSize}};
    printf("%s %d\n", rows[0].name, rows[0].value);
}
