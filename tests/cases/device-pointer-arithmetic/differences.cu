#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Range {
    CUdeviceptr first, last;
//>     hipDeviceptr_t first, last;  // HP101@5
    size_t bytes() const { return (last - first) / sizeof(float); }
//~                                ^~~~ HP706 error fixed 'CUdeviceptr':
//~   - on last, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                       ^~~~~ HP706 error fixed 'CUdeviceptr':
//~   - on first, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     size_t bytes() const { return ((uintptr_t)last - (uintptr_t)first) / sizeof(float); }  // HP706@36 HP706@43
    size_t whole() const {
        size_t count = this->last - this->first;
//~                          ^~~~ HP706 error fixed 'CUdeviceptr':
//~   - on last, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                       ^~~~~ HP706 error fixed 'CUdeviceptr':
//~   - on first, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>         size_t count = (uintptr_t)this->last - (uintptr_t)this->first;  // HP706@24 HP706@37
        return count;
    }
};
void copy(Range *range, CUdeviceptr to) {
//> void copy(Range *range, hipDeviceptr_t to) {  // HP101@25
    cuMemcpyDtoD(to, range->first, range->last - range->first);
//~                                       ^~~~ HP706 error fixed 'CUdeviceptr':
//~   - on last, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                                     ^~~~~ HP706 error fixed 'CUdeviceptr':
//~   - on first, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     hipMemcpyDtoD(to, range->first, (uintptr_t)range->last - (uintptr_t)range->first);  // HP101@5 HP706@36 HP706@50
    cuMemsetD8(to - 4, 0, 4);
//~            ^~ HP706 error fixed 'CUdeviceptr':
//~   - on to, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemsetD8((char *)to - 4, 0, 4);  // HP101@5 HP706@16
}
