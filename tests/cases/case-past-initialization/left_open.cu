#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float value(int what, const float *p) {
    switch (what) {
    case 0:
        float x = p[0];
        return x;
    case 1:
//~ ^~~~ HP235 error 'x': the switch jumps past the initialization of x in line 6
//~   remedy: declare x before the switch
        x = p[1];
        return x;
#ifdef WITH_MORE
    case 2:
//~ ^~~~ HP235 error 'x': the switch jumps past the initialization of x in line 6
//~   remedy: declare x before the switch
        float y = p[2];
        return y;
#endif
    default:
//~ ^~~~~~~ HP235 error 'y': the switch jumps past the initialization of y in line 13
//~   remedy: declare y before the switch
        return 0;
    }
}
