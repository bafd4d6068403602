// The attribute goes to functions of the project's.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

int value_of(cudaDeviceAttr attribute) {
//> int value_of(hipDeviceAttribute_t attribute) {  // HP101@14
    int value = 0;
    cudaDeviceGetAttribute(&value, attribute, 0);
//>     hipDeviceGetAttribute(&value, attribute, 0);  // HP101@5
    return value;
}

template <cudaDeviceAttr attribute>
//> template <hipDeviceAttribute_t attribute>  // HP101@11
int value_at(int device) {
    int value = 0;
    cudaDeviceGetAttribute(&value, attribute, device);
//>     hipDeviceGetAttribute(&value, attribute, device);  // HP101@5
    return value;
}

int threads(int device) { return 4 * value_of(cudaDevAttrWarpSize) + value_at<cudaDevAttrWarpSize>(device); }
//~                                           ^~~~~~~~~~~~~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
//~                                                                           ^~~~~~~~~~~~~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
//> int threads(int device) { return 4 * value_of(hipDeviceAttributeWarpSize) + value_at<hipDeviceAttributeWarpSize>(device); }  // HP101@47 HP101@79

const char *name_of(cudaDeviceAttr attribute) {
//> const char *name_of(hipDeviceAttribute_t attribute) {  // HP101@21
    if (attribute == cudaDevAttrWarpSize) return "warp size";
//>     if (attribute == hipDeviceAttributeWarpSize) return "warp size";  // HP101@22
    switch (attribute) {
        case cudaDevAttrWarpSize: return "lanes";
//>         case hipDeviceAttributeWarpSize: return "lanes";  // HP101@14
        default: return "";
    }
}

const cudaDeviceAttr shown[] = {cudaDevAttrClockRate, cudaDevAttrWarpSize};
//> const hipDeviceAttribute_t shown[] = {hipDeviceAttributeClockRate, hipDeviceAttributeWarpSize};  // HP101@7 HP101@33 HP101@55
