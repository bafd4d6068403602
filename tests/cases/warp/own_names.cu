#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace mine {
constexpr int warpSize = 32;
struct Device { int warpSize; };
inline int lanes() { return warpSize; }
}

int host() {
    cudaDeviceProp prop;
//>     hipDeviceProp_t prop;  // HP101@5
    cudaGetDeviceProperties(&prop, 0);
//>     hipGetDeviceProperties(&prop, 0);  // HP101@5
    mine::Device d{prop.warpSize};
//~                     ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
    return d.warpSize + mine::warpSize;
}
