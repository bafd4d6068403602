// Members of what is in an array, of what a function returns and of what parentheses hold: the cast stands before it all.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Buffer { CUdeviceptr base; };
//> struct Buffer { hipDeviceptr_t base; };  // HP101@17
Buffer *buffers();
template <class T> Buffer of(int i);

bool aligned(Buffer *all, Buffer (*rows)[4], int i, size_t mask) {
    bool odd = (all[i].base & mask) != 0;
//~                    ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     bool odd = ((uintptr_t)all[i].base & mask) != 0;  // HP706@17
    odd |= (rows[i][i + 1].base & mask) != 0;
//~                        ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     odd |= ((uintptr_t)rows[i][i + 1].base & mask) != 0;  // HP706@13
    odd |= (of<int>(i).base & mask) != 0 || (buffers()[i].base & mask) != 0;
//~                    ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//~                                                       ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     odd |= ((uintptr_t)of<int>(i).base & mask) != 0 || ((uintptr_t)buffers()[i].base & mask) != 0;  // HP706@13 HP706@46
    if (odd) return ((*all).base & mask) != 0;
//~                         ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     if (odd) return ((uintptr_t)(*all).base & mask) != 0;  // HP706@22
    return (all + i)->base & mask;
//~                   ^~~~ HP706 error fixed 'CUdeviceptr':
//~   & on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     return (uintptr_t)(all + i)->base & mask;  // HP706@12
}
