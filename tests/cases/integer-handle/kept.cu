#include <cstdint>
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
#include <vector>

struct Image {
    cudaTextureObject_t texture = 0;
//>     hipTextureObject_t texture = 0;  // HP101@5
    CUdeviceptr address{};
//>     hipDeviceptr_t address{};  // HP101@5
};
struct Plain {
    size_t address;
};

CUdeviceptr make(void *pointer) { return (CUdeviceptr)pointer; }
//> hipDeviceptr_t make(void *pointer) { return (hipDeviceptr_t)pointer; }  // HP101@1 HP101@43
std::vector<CUdeviceptr> all(CUdeviceptr address) { return {address}; }
//> std::vector<hipDeviceptr_t> all(hipDeviceptr_t address) { return {address}; }  // HP101@13 HP101@30
CUdeviceptr keep(CUdeviceptr address, size_t *sizes, Plain plain) {
//> hipDeviceptr_t keep(hipDeviceptr_t address, size_t *sizes, Plain plain) {  // HP101@1 HP101@18
    CUdeviceptr other = address;
//>     hipDeviceptr_t other = address;  // HP101@5
    size_t size = plain.address, n = sizes[0];
    auto less = [](int x) { return x; };
    unsigned long long number = (unsigned long long)address;
    float *values = reinterpret_cast<float *>(other);
    bool none = address == 0 || !other;
    size = static_cast<size_t>(number) + less(n);
    cuMemFree(other);
//>     hipFree(other);  // HP101@5
    values[0] = none + size;
    return address;
}
