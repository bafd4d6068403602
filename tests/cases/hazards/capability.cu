#include <cuda_runtime.h>
#include <cstdio>
#include <iostream>

struct Version { int major, minor; };

int architecture(int device) {
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, device);
    if (properties.major < 7) return 0;
    return properties.major * 10 + properties.minor;
}

bool has_tensor_cores(const cudaDeviceProp *p) {
    return p->major > 7 || (p->major == 7 && p->minor >= 5);
}

int _ConvertSMVer2Cores(int major, int minor);
int by_attribute(int device) {
    int major, minor;
    cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device);
    cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device);
    return _ConvertSMVer2Cores(major, minor);
}

// only shown, or of something else
void show(const cudaDeviceProp &properties, const Version &library) {
    printf("%d.%d\n", properties.major, properties.minor);
    std::cout << properties.major << "." << properties.minor << "\n";
    int major = properties.major;
    if (library.major >= 2 && major) printf("new\n");
}

unsigned threads_of(int device) {
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, device);
    const int generation = properties.major, revision = properties.minor;
    printf("%d.%d\n", generation, revision);
    int major = properties.major;
    if (major >= 8) return 256;
    return generation * 10 + revision >= 75 ? 128 : 64;
}
