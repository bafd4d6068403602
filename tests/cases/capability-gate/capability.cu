#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>
#include <iostream>

struct Version { int major, minor; };

int architecture(int device) {
    cudaDeviceProp properties;
//>     hipDeviceProp_t properties;  // HP101@5
    cudaGetDeviceProperties(&properties, device);
//>     hipGetDeviceProperties(&properties, device);  // HP101@5
    if (properties.major < 7) return 0;
//~                ^~~~~ HP604 warning 'properties.major':
//~   properties.major: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
    return properties.major * 10 + properties.minor;
//~                   ^~~~~ HP604 warning 'properties.major':
//~   properties.major: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
}

bool has_tensor_cores(const cudaDeviceProp *p) {
//> bool has_tensor_cores(const hipDeviceProp_t *p) {  // HP101@29
    return p->major > 7 || (p->major == 7 && p->minor >= 5);
//~           ^~~~~ HP604 warning 'p->major':
//~   p->major: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
}

int _ConvertSMVer2Cores(int major, int minor);
int by_attribute(int device) {
    int major, minor;
    cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device);
//~                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP604 warning:
//~   cudaDevAttrComputeCapabilityMajor: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
//>     hipDeviceGetAttribute(&major, hipDeviceAttributeComputeCapabilityMajor, device);  // HP101@5 HP101@36
    cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device);
//>     hipDeviceGetAttribute(&minor, hipDeviceAttributeComputeCapabilityMinor, device);  // HP101@5 HP101@36
    return _ConvertSMVer2Cores(major, minor);
//~        ^~~~~~~~~~~~~~~~~~~ HP604 warning:
//~   _ConvertSMVer2Cores knows only NVIDIA's GPUs; HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
}

// only shown, or of something else
void show(const cudaDeviceProp &properties, const Version &library) {
//> void show(const hipDeviceProp_t &properties, const Version &library) {  // HP101@17
    printf("%d.%d\n", properties.major, properties.minor);
    std::cout << properties.major << "." << properties.minor << "\n";
    int major = properties.major;
    if (library.major >= 2 && major) printf("new\n");
}

unsigned threads_of(int device) {
    cudaDeviceProp properties;
//>     hipDeviceProp_t properties;  // HP101@5
    cudaGetDeviceProperties(&properties, device);
//>     hipGetDeviceProperties(&properties, device);  // HP101@5
    const int generation = properties.major, revision = properties.minor;
    printf("%d.%d\n", generation, revision);
    int major = properties.major;
    if (major >= 8) return 256;
//~     ^~~~~ HP604 warning 'properties.major':
//~   major is properties.major: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
    return generation * 10 + revision >= 75 ? 128 : 64;
//~        ^~~~~~~~~~ HP604 warning 'properties.major':
//~   generation is properties.major: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
}
