// A header without a mark of its own: its arm for device code says that there is some.
//+ #ifdef __HIPCC__  // HP117@1
//+ #include "hipport/device.h"
//+ #endif
struct Interval {
    HOST_DEVICE static float product_down(float a, float b) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ > 0
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 4 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) && (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ > 0)  // HP601@5 HP601@31
        return __fmul_rd(a, b);
//>         return hipport::fmul_rd(a, b);  // HP101@16
#else
        return std::nextafter(a * b, a);
#endif
    }
};
