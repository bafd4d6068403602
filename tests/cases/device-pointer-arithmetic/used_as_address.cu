// A sum that becomes a CUdeviceptr or an argument of CUDA's is an address; what any other is, is not certain.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

unsigned long long number(CUdeviceptr base);
//> unsigned long long number(hipDeviceptr_t base);  // HP101@27

void copy(CUdeviceptr base, CUdeviceptr *ends, size_t n, float *host) {
//> void copy(hipDeviceptr_t base, hipDeviceptr_t *ends, size_t n, float *host) {  // HP101@11 HP101@29
    CUdeviceptr end = base + n * sizeof(float);
//~                   ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipDeviceptr_t end = (char *)base + n * sizeof(float);  // HP101@5 HP706@23
    end = base + n;
//~       ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     end = (char *)base + n;  // HP706@11
    cuMemcpyHtoD(base + 16, host, sizeof(float[4]));
//~              ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipMemcpyHtoD((char *)base + 16, host, sizeof(float[4]));  // HP101@5 HP706@18
    cuMemcpyDtoD(base, (n > 1 ? 1 : 0) + base, n);
//~                                      ^~~~ HP706 error 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   unsafe fix: compute with char *
//>     hipMemcpyDtoD(base, (n > 1 ? 1 : 0) + base, n);  // HP101@5
    cuMemsetD8(base + (n - 1), number(base + 1), n);
//~            ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//~                                   ^~~~ HP706 error 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   unsafe fix: compute with char *
//>     hipMemsetD8((char *)base + (n - 1), number(base + 1), n);  // HP101@5 HP706@16
    unsigned long long last = base + n;
//~                           ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     unsigned long long last = (uintptr_t)base + n;  // HP706@31
    ends[0] = base + n;
//~           ^~~~ HP706 error 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   unsafe fix: compute with char *
    size_t left = (base + n) % 256;
//~                ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     size_t left = ((uintptr_t)base + n) % 256;  // HP706@20
}

// The nearest of two variables of one name is meant.
void shadowed(void *all, size_t n) {
    const size_t rest = n;
    {
        CUdeviceptr rest = reinterpret_cast<CUdeviceptr>(all) + 4 * n;
//~                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on a value that is cast to CUdeviceptr: the type is void * in HIP
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>         hipDeviceptr_t rest = (char *)reinterpret_cast<hipDeviceptr_t>(all) + 4 * n;  // HP101@9 HP706@28 HP101@45
        cuMemsetD8(rest, 0, n);
//>         hipMemsetD8(rest, 0, n);  // HP101@9
    }
    cuMemsetD8(reinterpret_cast<CUdeviceptr>(all), 0, rest);
//>     hipMemsetD8(reinterpret_cast<hipDeviceptr_t>(all), 0, rest);  // HP101@5 HP101@33
}
