#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Range { CUdeviceptr base; size_t size; };
//> struct Range { hipDeviceptr_t base; size_t size; };  // HP101@16

bool move(Range *range, CUdeviceptr p, size_t n) {
//> bool move(Range *range, hipDeviceptr_t p, size_t n) {  // HP101@25
    p += n;
//~ ^ HP706 error fixed 'CUdeviceptr': += on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     p = (char *)p + n;  // HP706@7
    p -= n + 1;
//~ ^ HP706 error fixed 'CUdeviceptr': -= on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     p = (char *)p - (n + 1);  // HP706@7 HP706@10 HP706@15
    if (n) p += 2;
//~        ^ HP706 error fixed 'CUdeviceptr':
//~   += on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     if (n) p = (char *)p + 2;  // HP706@14
    range->base += n * sizeof(float);
//~        ^~~~ HP706 error fixed 'CUdeviceptr':
//~   += on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     range->base = (char *)range->base + (n * sizeof(float));  // HP706@17 HP706@20 HP706@37
    for (; n; p += 4) n--;
//~           ^ HP706 error fixed 'CUdeviceptr':
//~   += on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     for (; n; p = (char *)p + 4) n--;  // HP706@17
    CUdeviceptr down = p & ~255;
//~                    ^ HP706 error fixed 'CUdeviceptr':
//~   & on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     hipDeviceptr_t down = (hipDeviceptr_t)((uintptr_t)p & ~255);  // HP101@5 HP706@24 HP706@32
    size_t over = p & 255;
//~               ^ HP706 error fixed 'CUdeviceptr':
//~   & on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     size_t over = (uintptr_t)p & 255;  // HP706@19
    return p % 256 == 0 && (range->base & 0xf) == over && down != 0;
//~        ^ HP706 error fixed 'CUdeviceptr':
//~   % on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     return (uintptr_t)p % 256 == 0 && ((uintptr_t)range->base & 0xf) == over && down != 0;  // HP706@12 HP706@29
}

#include <iostream>
size_t shifted(CUdeviceptr p, CUdeviceptr q, size_t n) {
//> size_t shifted(hipDeviceptr_t p, hipDeviceptr_t q, size_t n) {  // HP101@16 HP101@31
    std::cout << p << 3;
    size_t bits = p >> 12, lines = p / 128, mask = ~p, left = p << 1;
//~               ^ HP706 error fixed 'CUdeviceptr':
//~   >> on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                ^ HP706 error fixed 'CUdeviceptr':
//~   / on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                                 ^ HP706 error fixed 'CUdeviceptr':
//~   ~ on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                                           ^ HP706 error fixed 'CUdeviceptr':
//~   << on p, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     size_t bits = (uintptr_t)p >> 12, lines = (uintptr_t)p / 128, mask = ~(uintptr_t)p, left = (uintptr_t)p << 1;  // HP706@19 HP706@36 HP706@53 HP706@63
    return (size_t)p + n + (unsigned long long)q - n;
}
