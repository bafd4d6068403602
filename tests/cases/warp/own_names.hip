#include <hip/hip_runtime.h>

namespace mine {
constexpr int warpSize = 32;
struct Device { int warpSize; };
inline int lanes() { return warpSize; }
}

int host() {
    hipDeviceProp_t prop;
    hipGetDeviceProperties(&prop, 0);
    mine::Device d{prop.warpSize};
    return d.warpSize + mine::warpSize;
}
