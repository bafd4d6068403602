#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Range { CUdeviceptr base; size_t size, end; };
//> struct Range { hipDeviceptr_t base; size_t size, end; };  // HP101@16
CUdeviceptr end_of(Range *all);
//> hipDeviceptr_t end_of(Range *all);  // HP101@1
bool is_inside(CUdeviceptr base, size_t number, size_t n, Range *all) {
//> bool is_inside(hipDeviceptr_t base, size_t number, size_t n, Range *all) {  // HP101@16
    if (number < base + 1 || base + n <= number) return false;
//~              ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                          ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     if (number < (uintptr_t)base + 1 || (uintptr_t)base + n <= number) return false;  // HP706@18 HP706@30
    if (all->end != all->base + all->size || all[1].base + all->size - 4 > all[1].end) return false;
//~                      ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                                 ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     if (all->end != (uintptr_t)all->base + all->size || (uintptr_t)all[1].base + all->size - 4 > all[1].end) return false;  // HP706@21 HP706@46
    if (number + 1 < base || base < number + 1) return false;
//>     if (number + 1 < (unsigned long long)base || (unsigned long long)base < number + 1) return false;  // HP232@22 HP232@30
    if (base + n > all->base) return true;
//~     ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     if ((char *)base + n > all->base) return true;  // HP706@9
    if (base + n < end_of(all)) return true;
//~     ^~~~ HP706 error 'CUdeviceptr': + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   unsafe fix: compute with char *
    return base + n < sizeof(n);
//~        ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     return (uintptr_t)base + n < sizeof(n);  // HP706@12
}
