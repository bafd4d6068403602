#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

const char *name(cudaError_t error) {
//> const char *name(hipError_t error) {  // HP101@18
    switch (error) {
    case cudaSuccess: return "success";
//>     case hipSuccess: return "success";  // HP101@10
    case cudaErrorMemoryAllocation: return "out of memory";
//>     case hipErrorMemoryAllocation: return "out of memory";  // HP101@10
    case cudaErrorInvalidValue:
//>     case hipErrorInvalidValue:  // HP101@10
    case ::cudaErrorInvalidDevice: return "wrong argument";
//>     case ::hipErrorInvalidDevice: return "wrong argument";  // HP101@12
    default: return cudaGetErrorString(error);
//>     default: return hipGetErrorString(error);  // HP101@21
    }
}

cudaMemcpyKind kinds[] = {cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDefault};
//> hipMemcpyKind kinds[] = {hipMemcpyHostToDevice, hipMemcpyDeviceToHost, hipMemcpyDefault};  // HP101@1 HP101@27 HP101@51 HP101@75
int major_of(int device) {
    int value = 0;
    cudaDeviceGetAttribute(&value, cudaDevAttrComputeCapabilityMajor, device);
//~                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP604 warning:
//~   cudaDevAttrComputeCapabilityMajor: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
//>     hipDeviceGetAttribute(&value, hipDeviceAttributeComputeCapabilityMajor, device);  // HP101@5 HP101@36
    return device < 0 ? cudaCpuDeviceId : value;
//>     return device < 0 ? hipCpuDeviceId : value;  // HP101@25
}
