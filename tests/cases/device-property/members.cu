#include <cstdio>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

bool may_share(int first, int second) {
    cudaDeviceProp props[2];
//>     hipDeviceProp_t props[2];  // HP101@5
    cudaGetDeviceProperties(&props[0], first);
//>     hipGetDeviceProperties(&props[0], first);  // HP101@5
    cudaGetDeviceProperties(&props[1], second);
//>     hipGetDeviceProperties(&props[1], second);  // HP101@5
    printf("one address space: %s\n", props[0].unifiedAddressing ? "yes" : "no");
    if (!props[0].unifiedAddressing) return false;
//~               ^~~~~~~~~~~~~~~~~ HP720 warning: unifiedAddressing is 0 on most GPUs with memory of their own
//~   remedy: ask cudaDeviceGetAttribute for cudaDevAttrUnifiedAddressing, which is 1 in HIP
    return props[1].unifiedAddressing == 1;
//~                 ^~~~~~~~~~~~~~~~~ HP720 warning: unifiedAddressing is 0 on most GPUs with memory of their own
//~   remedy: ask cudaDeviceGetAttribute for cudaDevAttrUnifiedAddressing, which is 1 in HIP
}

int units(const cudaDeviceProp *prop, int cores) {
//> int units(const hipDeviceProp_t *prop, int cores) {  // HP101@17
    return prop->singleToDoublePrecisionPerfRatio > 0 ? cores / prop->singleToDoublePrecisionPerfRatio : cores;
//~              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP720 warning: singleToDoublePrecisionPerfRatio is 0 on AMD GPUs
//~   remedy: leave the question out for HIP, or decide by what the code needs
//~                                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP720 warning:
//~   singleToDoublePrecisionPerfRatio is 0 on AMD GPUs
//~   remedy: leave the question out for HIP, or decide by what the code needs
}

// properties of another library, and properties that the program makes up
struct Info {
    int unifiedAddressing;
};

bool is_set(const Info &info) {
    cudaDeviceProp wanted = {};
//>     hipDeviceProp_t wanted = {};  // HP101@5
    wanted.unifiedAddressing = 1;
    int device = 0;
    cudaChooseDevice(&device, &wanted);
//>     hipChooseDevice(&device, &wanted);  // HP101@5
    return info.unifiedAddressing != 0;
}

#include <cstring>

bool has_one_engine(const cudaDeviceProp &prop) {
//> bool has_one_engine(const hipDeviceProp_t &prop) {  // HP101@27
    return strstr(prop.name, "GeForce") != nullptr && strncmp(prop.name, "Device Emulation", 16);
//~                          ^~~~~~~~~ HP720 warning 'name': no AMD GPU is called "GeForce"
//~   remedy: leave the question out for HIP, or decide by what the code needs
}

struct Card {
    const char *name;
};

bool is_card(const Card &card) { return strcmp(card.name, "Tesla V100") == 0; }
