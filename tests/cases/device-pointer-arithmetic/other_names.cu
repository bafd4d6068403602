#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <vector>

typedef CUdeviceptr Address;
//> typedef hipDeviceptr_t Address;  // HP101@9
using Place = CUdeviceptr;
//> using Place = hipDeviceptr_t;  // HP101@15
struct Range { Address base; std::vector<CUdeviceptr> parts; };
//> struct Range { Address base; std::vector<hipDeviceptr_t> parts; };  // HP101@42

void fill(Range &range, const std::vector<CUdeviceptr> &all, Place place, size_t n, float *values) {
//> void fill(Range &range, const std::vector<hipDeviceptr_t> &all, Place place, size_t n, float *values) {  // HP101@43
    CUdeviceptr first = all[0] + n;
//~                     ^~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on all, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipDeviceptr_t first = (char *)all[0] + n;  // HP101@5 HP706@25
    Address second = range.base + n;
//~                        ^~~~ HP706 error fixed 'Address':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     Address second = (char *)range.base + n;  // HP706@22
    Place third = range.parts[n] + 4;
//~                     ^~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on parts, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     Place third = (char *)range.parts[n] + 4;  // HP706@19
    place += n;
//~ ^~~~~ HP706 error fixed 'Place': += on place, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     place = (char *)place + n;  // HP706@11
    for (CUdeviceptr one : all) cuMemsetD8(one + 4, 0, n);
//~                                        ^~~ HP706 error fixed 'CUdeviceptr':
//~   + on one, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     for (hipDeviceptr_t one : all) hipMemsetD8((char *)one + 4, 0, n);  // HP101@10 HP101@33 HP706@44
    for (Address one : all) {
        cuMemsetD8(one + 4, 0, n);
//~                ^~~ HP706 error fixed 'Address':
//~   + on one, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>         hipMemsetD8((char *)one + 4, 0, n);  // HP101@9 HP706@20
    }
    cuMemsetD8((CUdeviceptr)values + 4, 0, n);
//~            ^~~~~~~~~~~~~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on a value that is cast to CUdeviceptr: the type is void * in HIP
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemsetD8((char *)(hipDeviceptr_t)values + 4, 0, n);  // HP101@5 HP706@16 HP101@17
    cuMemsetD8((CUdeviceptr)&values[0] + 4, 0, n);
//~            ^~~~~~~~~~~~~~~~~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on a value that is cast to CUdeviceptr: the type is void * in HIP
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemsetD8((char *)(hipDeviceptr_t)&values[0] + 4, 0, n);  // HP101@5 HP706@16 HP101@17
    cuMemsetD8(reinterpret_cast<CUdeviceptr>(values) + n, 0, n);
//~            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on a value that is cast to CUdeviceptr: the type is void * in HIP
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemsetD8((char *)reinterpret_cast<hipDeviceptr_t>(values) + n, 0, n);  // HP101@5 HP706@16 HP101@33
    cuMemsetD8((CUdeviceptr)range.base + n, 0, n);
//~            ^~~~~~~~~~~~~~~~~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on a value that is cast to CUdeviceptr: the type is void * in HIP
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemsetD8((char *)(hipDeviceptr_t)range.base + n, 0, n);  // HP101@5 HP706@16 HP101@17
    cuMemsetD8((CUdeviceptr)(values + 4), 0, n);
//>     hipMemsetD8((hipDeviceptr_t)(values + 4), 0, n);  // HP101@5 HP101@17
    std::vector<CUdeviceptr> none = all;
//>     std::vector<hipDeviceptr_t> none = all;  // HP101@17
    none[0] = third;
}
