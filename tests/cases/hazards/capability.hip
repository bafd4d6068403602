#include <hip/hip_runtime.h>
#include <cstdio>
#include <iostream>

struct Version { int major, minor; };

int architecture(int device) {
    hipDeviceProp_t properties;
    hipGetDeviceProperties(&properties, device);
    if (properties.major < 7) return 0;
    return properties.major * 10 + properties.minor;
}

bool has_tensor_cores(const hipDeviceProp_t *p) {
    return p->major > 7 || (p->major == 7 && p->minor >= 5);
}

int _ConvertSMVer2Cores(int major, int minor);
int by_attribute(int device) {
    int major, minor;
    hipDeviceGetAttribute(&major, hipDeviceAttributeComputeCapabilityMajor, device);
    hipDeviceGetAttribute(&minor, hipDeviceAttributeComputeCapabilityMinor, device);
    return _ConvertSMVer2Cores(major, minor);
}

// only shown, or of something else
void show(const hipDeviceProp_t &properties, const Version &library) {
    printf("%d.%d\n", properties.major, properties.minor);
    std::cout << properties.major << "." << properties.minor << "\n";
    int major = properties.major;
    if (library.major >= 2 && major) printf("new\n");
}

unsigned threads_of(int device) {
    hipDeviceProp_t properties;
    hipGetDeviceProperties(&properties, device);
    const int generation = properties.major, revision = properties.minor;
    printf("%d.%d\n", generation, revision);
    int major = properties.major;
    if (major >= 8) return 256;
    return generation * 10 + revision >= 75 ? 128 : 64;
}
