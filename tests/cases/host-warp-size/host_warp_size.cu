#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>
#include <iostream>

__global__ void kernel(int *x);

struct Geometry {
    int warpSize;
};

int block_of(const cudaDeviceProp &prop) { return 4 * prop.warpSize; }
//~                                                        ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
//> int block_of(const hipDeviceProp_t &prop) { return 4 * prop.warpSize; }  // HP101@20

int lanes(int device) {
    int width = 0;
    cudaDeviceGetAttribute(&width, cudaDevAttrWarpSize, device);
//~                                ^~~~~~~~~~~~~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
//>     hipDeviceGetAttribute(&width, hipDeviceAttributeWarpSize, device);  // HP101@5 HP101@36
    return width;
}

void launch(const cudaDeviceProp *prop, int *x) {
//> void launch(const hipDeviceProp_t *prop, int *x) {  // HP101@19
    if (prop->warpSize == 32) kernel<<<1, 32>>>(x);
//~           ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
}

void show(const cudaDeviceProp &prop) {
//> void show(const hipDeviceProp_t &prop) {  // HP101@17
    printf("warp size %d\n", prop.warpSize);
    std::cout << prop.warpSize << '\n';
    const struct { const char *name; int value; } rows[] = {{"warp size", prop.warpSize}};
    printf("%s %d\n", rows[0].name, rows[0].value);
}

template <class Stream> void list(Stream &out, const cudaDeviceProp &prop) {
//> template <class Stream> void list(Stream &out, const hipDeviceProp_t &prop) {  // HP101@54
    out << "lanes: " << prop.warpSize << '\n';
    out << (1u << prop.warpSize);
//~                    ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
}

void show(void (*info)(const char *, ...), const cudaDeviceProp &prop) {
//> void show(void (*info)(const char *, ...), const hipDeviceProp_t &prop) {  // HP101@50
    info("Lanes of a warp: %d\n", prop.warpSize);
}
