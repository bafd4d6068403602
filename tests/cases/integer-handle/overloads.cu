#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// An integer picks another function here.
struct Record {
    CUdeviceptr outs[4];
//>     hipDeviceptr_t outs[4];  // HP101@5
    CUresult get(CUdeviceptr p, void *h, size_t n) const;
//>     hipError_t get(hipDeviceptr_t p, void *h, size_t n) const;  // HP101@5 HP101@18
    CUresult get(int i, void *h, size_t n) const { return get(outs[i], h, n); }
//>     hipError_t get(int i, void *h, size_t n) const { return get(outs[i], h, n); }  // HP101@5
    template <class T>
    CUresult get(int i, T &t) const { return get(i, &t, sizeof(T)); }
//>     hipError_t get(int i, T &t) const { return get(i, &t, sizeof(T)); }  // HP101@5
};

void fill(CUdeviceptr p, size_t n);
//> void fill(hipDeviceptr_t p, size_t n);  // HP101@11
template <class T>
void fill(T value, size_t n);
void refill(int i, size_t n) { fill(i, n); }

// Both take an address in the first place.
void clear(CUdeviceptr p, size_t n);
//> void clear(hipDeviceptr_t p, size_t n);  // HP101@12
void clear(CUdeviceptr p);
//> void clear(hipDeviceptr_t p);  // HP101@12
void reset(size_t address) { clear(address); }
//> void reset(size_t address) { clear((hipDeviceptr_t)address); }  // HP232@36
