// Addresses that are rounded as numbers are, and made pointers again where they are used as addresses.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
class Buffer {
public:
    CUdeviceptr get() const { return (ptr + 127) & (~127); }
//~                                   ^~~ HP706 error fixed 'CUdeviceptr':
//~   + on ptr, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     hipDeviceptr_t get() const { return (hipDeviceptr_t)(((uintptr_t)ptr + 127) & (~127)); }  // HP101@5 HP706@38 HP706@39 HP706@58
    CUdeviceptr at(size_t n) const { return ptr + n; }
//~                                         ^~~ HP706 error fixed 'CUdeviceptr':
//~   + on ptr, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipDeviceptr_t at(size_t n) const { return (char *)ptr + n; }  // HP101@5 HP706@45
    bool has() const { return ptr & 1; }
//~                           ^~~ HP706 error fixed 'CUdeviceptr':
//~   & on ptr, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     bool has() const { return (uintptr_t)ptr & 1; }  // HP706@31
    CUdeviceptr next(CUdeviceptr p) { return (p + 127) & ~127; }
//~                                           ^ HP706 error fixed 'CUdeviceptr':
//~   + on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     hipDeviceptr_t next(hipDeviceptr_t p) { return (hipDeviceptr_t)(((uintptr_t)p + 127) & ~127); }  // HP101@5 HP101@22 HP706@46 HP706@47 HP706@62
    CUdeviceptr up(CUdeviceptr p, size_t n) { CUdeviceptr q = (p + n - 1) / n * n; q = p & ~(n - 1); return q; }
//~                                                            ^ HP706 error fixed 'CUdeviceptr':
//~   + on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                                                                    ^ HP706 error fixed 'CUdeviceptr':
//~   & on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     hipDeviceptr_t up(hipDeviceptr_t p, size_t n) { hipDeviceptr_t q = (hipDeviceptr_t)(((uintptr_t)p + n - 1) / n * n); q = (hipDeviceptr_t)((uintptr_t)p & ~(n - 1)); return q; }  // HP101@5 HP101@20 HP101@47 HP706@63 HP706@64 HP706@82 HP706@88 HP706@100
    void clear(size_t n) { cuMemFree((ptr + n) & ~255ull); cuMemsetD8((ptr + 15) / 16 * 16, 0, n); }
//~                                   ^~~ HP706 error fixed 'CUdeviceptr':
//~   + on ptr, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                                                    ^~~ HP706 error fixed 'CUdeviceptr':
//~   + on ptr, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     void clear(size_t n) { hipFree((hipDeviceptr_t)(((uintptr_t)ptr + n) & ~255ull)); hipMemsetD8((hipDeviceptr_t)(((uintptr_t)ptr + 15) / 16 * 16), 0, n); }  // HP101@28 HP706@38 HP706@39 HP706@57 HP101@60 HP706@71 HP706@72 HP706@91
    size_t gap(CUdeviceptr p) { size_t g = (p + 7) % 8; return (p + 127) & ~127; }
//~                                         ^ HP706 error fixed 'CUdeviceptr':
//~   + on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                                             ^ HP706 error fixed 'CUdeviceptr':
//~   + on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     size_t gap(hipDeviceptr_t p) { size_t g = ((uintptr_t)p + 7) % 8; return ((uintptr_t)p + 127) & ~127; }  // HP101@16 HP706@45 HP706@65
private:
    CUdeviceptr ptr;
//>     hipDeviceptr_t ptr;  // HP101@5
};
#define FORCE_INLINE inline
FORCE_INLINE CUdeviceptr beside_a_macro(CUdeviceptr p) { return (p + 127) & ~127; }
//~                                                              ^ HP706 error fixed 'CUdeviceptr':
//~   + on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//> FORCE_INLINE hipDeviceptr_t beside_a_macro(hipDeviceptr_t p) { return (hipDeviceptr_t)(((uintptr_t)p + 127) & ~127); }  // HP101@14 HP101@41 HP706@65 HP706@66 HP706@81
