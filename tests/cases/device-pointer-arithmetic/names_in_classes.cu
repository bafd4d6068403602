// A name that a class gives the type stands in declarations and casts, which compute nothing.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Mode { typedef CUdeviceptr Handle; };
//> struct Mode { typedef hipDeviceptr_t Handle; };  // HP101@23
template <class T> struct Matrix {
    typedef typename Mode::Handle Handle;
    Handle pointer;
    Handle &get();
    void set(unsigned long long value) { pointer = (Handle &)value; }
    void next(size_t n) { pointer = pointer + n; }
//~                                 ^~~~~~~ HP706 error fixed 'Handle':
//~   + on pointer, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     void next(size_t n) { pointer = (char *)pointer + n; }  // HP706@37
};
