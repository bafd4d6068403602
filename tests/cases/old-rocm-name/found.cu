//+ #include <hip/hip_runtime.h>  // HP114@1
#include <hipcub/hipcub.hpp>

#define LANES HIPCUB_WARP_THREADS
//> #define LANES HIPCUB_DEVICE_WARP_THREADS  // HP128@15
#ifdef __HIP_PLATFORM_AMD__
template <class T, int Lanes = HIPCUB_WARP_THREADS> struct Sum {
//> template <class T, int Lanes = HIPCUB_DEVICE_WARP_THREADS> struct Sum {  // HP128@32
#else
template <class T, int Lanes = 32> struct Sum {
#endif
    using Warp = hipcub::WarpReduce<T, Lanes>;
    T value;
};
__global__ void fill(int *x) { x[threadIdx.x] = LANES + Sum<int>().value; }
