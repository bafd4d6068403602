#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
#include <functional>

typedef CUdeviceptr Buffer;
//> typedef hipDeviceptr_t Buffer;  // HP101@9

struct Table {
    CUdeviceptr records;
//>     hipDeviceptr_t records;  // HP101@5
    static void upload(Table &table, CUdeviceptr& records, size_t n);
//>     static void upload(Table &table, hipDeviceptr_t& records, size_t n);  // HP101@38
    static void move(Buffer &records, void *other);
};

// the address of a variable after a cast, and names that are declared with & and *
CUdeviceptr allocate(size_t bytes) {
//> hipDeviceptr_t allocate(size_t bytes) {  // HP101@1
    CUdeviceptr base;
//>     hipDeviceptr_t base;  // HP101@5
    cudaMalloc((void**)&base, bytes);
//>     hipMalloc((void**)&base, bytes);  // HP101@5
    cudaMalloc((void **) & base, bytes);
//>     hipMalloc((void **) & base, bytes);  // HP101@5
    cudaMalloc(reinterpret_cast<void **>(&base), bytes);
//>     hipMalloc(reinterpret_cast<void **>(&base), bytes);  // HP101@5
    size_t at = (size_t)&base;
    std::function<void(void *)> release = [=](void* base) { cudaFree(base); };
//>     std::function<void(void *)> release = [=](void* base) { hipFree(base); };  // HP101@61
    std::function<void(const char *)> print = [](const char* base) {};
    return at ? base : 0;
}

// operators between values
size_t rest(CUdeviceptr base, size_t mask, size_t n) {
//> size_t rest(hipDeviceptr_t base, size_t mask, size_t n) {  // HP101@13
    size_t low = mask & base;
//~                     ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     size_t low = mask & (uintptr_t)base;  // HP706@25
    return (n) & base;
//~              ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     return (n) & (uintptr_t)base;  // HP706@18
}
