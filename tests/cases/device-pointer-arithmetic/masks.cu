#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
const size_t page = 4096;
size_t inside(CUdeviceptr a) { return a & ~(CUdeviceptr)255; }
//~                                   ^ HP706 error fixed 'CUdeviceptr':
//~   & on a, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                        ^~~~~~~~~~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   ~ on a value that is cast to CUdeviceptr: the type is void * in HIP
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//> size_t inside(hipDeviceptr_t a) { return (uintptr_t)a & ~(uintptr_t)(hipDeviceptr_t)255; }  // HP101@15 HP706@39 HP706@44 HP101@45
size_t page_of(CUdeviceptr a) { return a & -(CUdeviceptr)page; }
//~                                    ^ HP706 error fixed 'CUdeviceptr':
//~   & on a, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                         ^~~~~~~~~~~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   a minus on a value that is cast to CUdeviceptr: the type is void * in HIP
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//> size_t page_of(hipDeviceptr_t a) { return (uintptr_t)a & -(uintptr_t)(hipDeviceptr_t)page; }  // HP101@16 HP706@40 HP706@45 HP101@46
size_t negative(CUdeviceptr a) { return -a; }
//~                                      ^ HP706 error fixed 'CUdeviceptr':
//~   a minus on a, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//> size_t negative(hipDeviceptr_t a) { return -(uintptr_t)a; }  // HP101@17 HP706@42
