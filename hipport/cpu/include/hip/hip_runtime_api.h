// The runtime interface by name, so that files with host code compile. Host code is not run: every function fails.

#ifndef HIPPORT_CPU_HIP_RUNTIME_API_H
#define HIPPORT_CPU_HIP_RUNTIME_API_H

#include <stddef.h>

#include "hipport_cpu/keywords.h"
#include "hipport_cpu/vectors.h"

enum hipError_t {
    hipSuccess = 0,
    hipErrorInvalidValue = 1,
    hipErrorOutOfMemory = 2,
    hipErrorMemoryAllocation = 2,
    hipErrorNotInitialized = 3,
    hipErrorInvalidConfiguration = 9,
    hipErrorNoDevice = 100,
    hipErrorInvalidDevice = 101,
    hipErrorNotReady = 600,
    hipErrorLaunchFailure = 719,
    hipErrorNotSupported = 801,
    hipErrorUnknown = 999,
};
enum hipMemcpyKind {
    hipMemcpyHostToHost = 0,
    hipMemcpyHostToDevice = 1,
    hipMemcpyDeviceToHost = 2,
    hipMemcpyDeviceToDevice = 3,
    hipMemcpyDefault = 4,
};
enum hipDeviceAttribute_t {
    hipDeviceAttributeMaxThreadsPerBlock,
    hipDeviceAttributeMaxSharedMemoryPerBlock,
    hipDeviceAttributeMultiprocessorCount,
    hipDeviceAttributeWarpSize,
    hipDeviceAttributeCooperativeLaunch,
};
enum hipFuncAttribute {
    hipFuncAttributeMaxDynamicSharedMemorySize = 8,
    hipFuncAttributePreferredSharedMemoryCarveout = 9,
};
typedef struct ihipStream_t* hipStream_t;
typedef struct ihipEvent_t* hipEvent_t;
typedef struct ihipModule_t* hipModule_t;
typedef struct ihipModuleSymbol_t* hipFunction_t;
typedef struct hipGraph* hipGraph_t;
typedef struct hipGraphExec* hipGraphExec_t;
typedef void* hipDeviceptr_t;
typedef int hipDevice_t;
typedef struct ihipCtx_t* hipCtx_t;
struct hipDeviceProp_t {
    char name[256];
    char gcnArchName[256];
    size_t totalGlobalMem, sharedMemPerBlock, totalConstMem;
    int regsPerBlock, warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3];
    int clockRate, memoryClockRate, memoryBusWidth, l2CacheSize, major, minor;
    int multiProcessorCount, maxThreadsPerMultiProcessor, cooperativeLaunch, concurrentKernels;
};
struct hipPitchedPtr {
    void* ptr;
    size_t pitch, xsize, ysize;
};
struct hipExtent {
    size_t width, height, depth;
};

#define hipStreamDefault 0x0
#define hipStreamNonBlocking 0x1
#define hipEventDefault 0x0
#define hipEventDisableTiming 0x2
#define hipHostMallocDefault 0x0
#define hipHostMallocPortable 0x1
#define hipHostMallocMapped 0x2
#define hipMemAttachGlobal 0x1
#define hipStreamPerThread ((hipStream_t)2)

#define HIPPORT_CPU_HOST(name)                  \
    template <class... Arguments>               \
    inline hipError_t name(Arguments&&...) {    \
        return hipErrorNotSupported;            \
    }
#define HIPPORT_CPU_HOST_TYPED(name)            \
    template <class T, class... Arguments>      \
    inline hipError_t name(Arguments&&...) {    \
        return hipErrorNotSupported;            \
    }                                           \
    HIPPORT_CPU_HOST(name)
HIPPORT_CPU_HOST_TYPED(hipMalloc)
HIPPORT_CPU_HOST_TYPED(hipMallocManaged)
HIPPORT_CPU_HOST(hipMallocAsync)
HIPPORT_CPU_HOST(hipMallocPitch)
HIPPORT_CPU_HOST(hipMalloc3D)
HIPPORT_CPU_HOST(hipHostMalloc)
HIPPORT_CPU_HOST(hipHostRegister)
HIPPORT_CPU_HOST(hipHostUnregister)
HIPPORT_CPU_HOST(hipHostGetDevicePointer)
HIPPORT_CPU_HOST(hipFree)
HIPPORT_CPU_HOST(hipFreeAsync)
HIPPORT_CPU_HOST(hipHostFree)
HIPPORT_CPU_HOST(hipMemcpy)
HIPPORT_CPU_HOST(hipMemcpyAsync)
HIPPORT_CPU_HOST(hipMemcpy2D)
HIPPORT_CPU_HOST(hipMemcpy2DAsync)
HIPPORT_CPU_HOST(hipMemcpyPeer)
HIPPORT_CPU_HOST(hipMemcpyPeerAsync)
HIPPORT_CPU_HOST(hipMemcpyToSymbol)
HIPPORT_CPU_HOST(hipMemcpyToSymbolAsync)
HIPPORT_CPU_HOST(hipMemcpyFromSymbol)
HIPPORT_CPU_HOST(hipMemcpyFromSymbolAsync)
HIPPORT_CPU_HOST(hipGetSymbolAddress)
HIPPORT_CPU_HOST(hipMemset)
HIPPORT_CPU_HOST(hipMemsetAsync)
HIPPORT_CPU_HOST(hipMemset2D)
HIPPORT_CPU_HOST(hipMemGetInfo)
HIPPORT_CPU_HOST(hipMemPrefetchAsync)
HIPPORT_CPU_HOST(hipMemAdvise)
HIPPORT_CPU_HOST(hipDeviceSynchronize)
HIPPORT_CPU_HOST(hipDeviceReset)
HIPPORT_CPU_HOST(hipDeviceGetAttribute)
HIPPORT_CPU_HOST(hipDeviceCanAccessPeer)
HIPPORT_CPU_HOST(hipDeviceEnablePeerAccess)
HIPPORT_CPU_HOST(hipDeviceSetLimit)
HIPPORT_CPU_HOST(hipGetDevice)
HIPPORT_CPU_HOST(hipGetDeviceCount)
HIPPORT_CPU_HOST(hipGetDeviceProperties)
HIPPORT_CPU_HOST(hipSetDevice)
HIPPORT_CPU_HOST(hipSetDeviceFlags)
HIPPORT_CPU_HOST(hipGetLastError)
HIPPORT_CPU_HOST(hipPeekAtLastError)
HIPPORT_CPU_HOST(hipStreamCreate)
HIPPORT_CPU_HOST(hipStreamCreateWithFlags)
HIPPORT_CPU_HOST(hipStreamCreateWithPriority)
HIPPORT_CPU_HOST(hipStreamDestroy)
HIPPORT_CPU_HOST(hipStreamSynchronize)
HIPPORT_CPU_HOST(hipStreamWaitEvent)
HIPPORT_CPU_HOST(hipStreamQuery)
HIPPORT_CPU_HOST(hipStreamBeginCapture)
HIPPORT_CPU_HOST(hipStreamEndCapture)
HIPPORT_CPU_HOST(hipEventCreate)
HIPPORT_CPU_HOST(hipEventCreateWithFlags)
HIPPORT_CPU_HOST(hipEventDestroy)
HIPPORT_CPU_HOST(hipEventRecord)
HIPPORT_CPU_HOST(hipEventSynchronize)
HIPPORT_CPU_HOST(hipEventQuery)
HIPPORT_CPU_HOST(hipEventElapsedTime)
HIPPORT_CPU_HOST(hipFuncSetAttribute)
HIPPORT_CPU_HOST(hipFuncGetAttributes)
HIPPORT_CPU_HOST(hipFuncSetCacheConfig)
HIPPORT_CPU_HOST(hipLaunchKernel)
HIPPORT_CPU_HOST(hipLaunchCooperativeKernel)
HIPPORT_CPU_HOST(hipModuleLoad)
HIPPORT_CPU_HOST(hipModuleLoadData)
HIPPORT_CPU_HOST(hipModuleGetFunction)
HIPPORT_CPU_HOST(hipModuleLaunchKernel)
HIPPORT_CPU_HOST(hipModuleUnload)
HIPPORT_CPU_HOST(hipOccupancyMaxActiveBlocksPerMultiprocessor)
HIPPORT_CPU_HOST(hipOccupancyMaxPotentialBlockSize)
HIPPORT_CPU_HOST(hipGraphInstantiate)
HIPPORT_CPU_HOST(hipGraphLaunch)
HIPPORT_CPU_HOST(hipGraphDestroy)
HIPPORT_CPU_HOST(hipGraphExecDestroy)
HIPPORT_CPU_HOST(hipProfilerStart)
HIPPORT_CPU_HOST(hipProfilerStop)
HIPPORT_CPU_HOST(hipRuntimeGetVersion)
HIPPORT_CPU_HOST(hipDriverGetVersion)
#undef HIPPORT_CPU_HOST_TYPED
#undef HIPPORT_CPU_HOST

inline const char* hipGetErrorString(hipError_t) { return "not run on the CPU"; }
inline const char* hipGetErrorName(hipError_t) { return "hipErrorNotSupported"; }

#define hipLaunchKernelGGL(...) ((void)0)

#endif
