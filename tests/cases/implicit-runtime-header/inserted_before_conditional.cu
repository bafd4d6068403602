// The first include is conditional: what everyone needs goes before it.
//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef _WIN32
#include <windows.h>
#else
#include <unistd.h>
#endif
__global__ void one(float *x) { *x = 1; }
