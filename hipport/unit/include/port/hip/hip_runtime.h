// Written by scripts/unit for the headers of the CPU engine.
#pragma once
#pragma clang force_cuda_host_device begin
#include <hipport_cpu/runtime.h>
#include <hipport_cpu/here.h>
#pragma clang force_cuda_host_device end
#include <hip/hip_vector_types.h>
#include <hip/hip_runtime_api.h>
#include <hipport_cpu/launching.h>
#include <hipport_cpu/coordinates.h>
#pragma clang force_cuda_host_device begin
#include "../../../../cpu/include/hip/hip_runtime.h"
#pragma clang force_cuda_host_device end
#ifdef __HIP__
extern "C" unsigned __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, hipStream_t stream = nullptr);
#undef hipLaunchKernelGGL
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...) \
    (kernel)<<<grid, block, shared, stream>>>(__VA_ARGS__)
#endif
