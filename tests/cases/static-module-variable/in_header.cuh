#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
static __constant__ float weights[9];
//~~~~ HP715 warning 'weights': hipModuleGetGlobal does not find weights, which is static
//~   remedy: remove static, and define the variable in one source only

inline void find(CUdeviceptr *at, CUmodule module) { cuModuleGetGlobal(at, nullptr, module, "weights"); }
//> inline void find(hipDeviceptr_t *at, hipModule_t module) { hipModuleGetGlobal(at, nullptr, module, "weights"); }  // HP101@18 HP101@35 HP101@54
