#include <cstdint>
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
// A cast to a pointer makes the sum one of HIP's, too; a cast to CUdeviceptr does not.
void copy(CUdeviceptr to, CUdeviceptr from, size_t offset, size_t n) {
//> void copy(hipDeviceptr_t to, hipDeviceptr_t from, size_t offset, size_t n) {  // HP101@11 HP101@27
    cuMemcpyDtoD((CUdeviceptr)((uint8_t *)to + offset), from, n);
//>     hipMemcpyDtoD((hipDeviceptr_t)((uint8_t *)to + offset), from, n);  // HP101@5 HP101@19
    cuMemcpyDtoD(to, (CUdeviceptr)from + offset, n);
//~                  ^~~~~~~~~~~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on a value that is cast to CUdeviceptr: the type is void * in HIP
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemcpyDtoD(to, (char *)(hipDeviceptr_t)from + offset, n);  // HP101@5 HP706@22 HP101@23
}
