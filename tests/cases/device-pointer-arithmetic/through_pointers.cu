#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Addresses that are reached through a pointer or an element.
void fill(CUdeviceptr *base, CUdeviceptr parts[4], CUdeviceptr **rows, size_t n, int k) {
//> void fill(hipDeviceptr_t *base, hipDeviceptr_t parts[4], hipDeviceptr_t **rows, size_t n, int k) {  // HP101@11 HP101@30 HP101@52
    cuMemsetD8(*base + n, 0, n);
//~             ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemsetD8((char *)*base + n, 0, n);  // HP101@5 HP706@16
    cuMemsetD8(parts[k] + n * 2, 0, n);
//~            ^~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on parts, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemsetD8((char *)parts[k] + n * 2, 0, n);  // HP101@5 HP706@16
    CUdeviceptr end = *base + (n * k);
//~                    ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipDeviceptr_t end = (char *)*base + (n * k);  // HP101@5 HP706@23
    CUdeviceptr *next = base + 1;
//>     hipDeviceptr_t *next = base + 1;  // HP101@5
    cuMemsetD8(end, 0, k);
//>     hipMemsetD8(end, 0, k);  // HP101@5
    cuMemsetD8(*next, 0, k);
//>     hipMemsetD8(*next, 0, k);  // HP101@5
    cuMemsetD8(**rows, 0, n);
//>     hipMemsetD8(**rows, 0, n);  // HP101@5
    CUdeviceptr *row = *rows + 1, *second = rows[1] + k;
//>     hipDeviceptr_t *row = *rows + 1, *second = rows[1] + k;  // HP101@5
    *base += n;
//~  ^~~~ HP706 error fixed 'CUdeviceptr':
//~   += on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     *base = (char *)*base + n;  // HP706@11
}
