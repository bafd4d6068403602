// Copies of the driver's header declare its functions as pointers, which a loader sets.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <dlfcn.h>

typedef CUresult tcuInit(unsigned int flags);
//> typedef hipError_t tcuInit(unsigned int flags);  // HP101@9
typedef CUresult (*cuMemAlloc_t)(CUdeviceptr *address, size_t bytes);
//~   kept cuMemAlloc_t (defined by the project) x2
//> typedef hipError_t (*cuMemAlloc_t)(hipDeviceptr_t *address, size_t bytes);  // HP101@9 HP101@34

namespace loaded {
extern tcuInit *cuInit;
//~             ^~~~~~ HP144 warning:
//~   cuInit and 4 more functions of CUDA are pointers here that the program loads: their names stay CUDA's
//~   remedy: include <hip/hip_runtime.h> instead, link libamdhip64 and leave the loading out, or load HIP's functions
//~   kept cuInit (declared by the project)
CUresult (*cuDeviceGet)(CUdevice *, int);
//~   kept cuDeviceGet (defined by the project)
//> hipError_t (*cuDeviceGet)(hipDevice_t *, int);  // HP101@1 HP101@25
static cuMemAlloc_t cuMemAlloc = nullptr;
//~   kept cuMemAlloc (declared by the project)
}

struct Api {
    decltype(&::cuMemFree) cuMemFree = nullptr;
//~   kept cuMemFree (declared by the project)
//>     decltype(&::hipFree) cuMemFree = nullptr;  // HP101@17
    decltype(::cuCtxSynchronize) *cuCtxSynchronize;
//~   kept cuCtxSynchronize (declared by the project)
//>     decltype(::hipDeviceSynchronize) *cuCtxSynchronize;  // HP101@16
    tcuInit *start;
};

#define LOAD(name) api.name = reinterpret_cast<decltype(api.name)>(dlsym(library, #name))

bool load(Api &api, void *library, CUdeviceptr address) {
//> bool load(Api &api, void *library, hipDeviceptr_t address) {  // HP101@36
    LOAD(cuMemFree);
//~   kept cuMemFree (a member of the project's own object) x2
    LOAD(cuCtxSynchronize);
//~   kept cuCtxSynchronize (a member of the project's own object)
    return api.cuMemFree(address) == CUDA_SUCCESS && cuInit(0) == CUDA_SUCCESS;
//>     return api.cuMemFree(address) == hipSuccess && hipInit(0) == hipSuccess;  // HP101@38 HP101@54 HP101@67
}
