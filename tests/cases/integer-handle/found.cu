#include <cstdint>
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1

struct Image {
    cudaTextureObject_t texture = 0;
//>     hipTextureObject_t texture = 0;  // HP101@5
    uint64_t key;
};

unsigned long long number(CUdeviceptr address) { return address; }
//> unsigned long long number(hipDeviceptr_t address) { return (unsigned long long)address; }  // HP101@27 HP232@57
static CUdeviceptr address(std::size_t number) {
//> static hipDeviceptr_t address(std::size_t number) {  // HP101@8
    if (number) {
        return number;
//>         return (hipDeviceptr_t)number;  // HP232@16
    }
    return 0;
}

void initialize(size_t base, const Image &image, Image *other) {
    CUdeviceptr a = base, b = 0;
//>     hipDeviceptr_t a = (hipDeviceptr_t)base, b = 0;  // HP101@5 HP232@21
    a = image.key;
//>     a = (hipDeviceptr_t)image.key;  // HP232@9
    size_t size = a;
//>     size_t size = (unsigned long long)a;  // HP232@19
    size = other->texture;
//>     size = (unsigned long long)other->texture;  // HP232@12
    other->texture = size;
//>     other->texture = (hipTextureObject_t)size;  // HP232@22
    uint64_t n = address(3);
//>     uint64_t n = (unsigned long long)address(3);  // HP232@18
    uint64_t m = static_cast<uint64_t>(a);
//>     uint64_t m = reinterpret_cast<uint64_t>(a);  // HP232@18
    b = static_cast<CUdeviceptr>(m + n);
//>     b = reinterpret_cast<hipDeviceptr_t>(m + n);  // HP232@9 HP101@21
    int valid = image.texture > 0 && other->texture;
//>     int valid = (unsigned long long)image.texture > 0 && other->texture;  // HP232@17
    int low = (int)other->texture;
//>     int low = (int)(unsigned long long)other->texture;  // HP232@20
    cuMemFree(base);
//>     hipFree((hipDeviceptr_t)base);  // HP101@5 HP232@15
    cuMemcpyDtoD(base, b, 4);
//>     hipMemcpyDtoD((hipDeviceptr_t)base, b, 4);  // HP101@5 HP232@18
    cuMemcpyDtoH(&low, size, sizeof low + valid);
//>     hipMemcpyDtoH(&low, (hipDeviceptr_t)size, sizeof low + valid);  // HP101@5 HP232@24
}
