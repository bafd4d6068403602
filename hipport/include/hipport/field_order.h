// Structs of HIP's with their fields in CUDA's order, for values between braces. Comes with hipport, belongs to the
// project that it was copied into.
// hipport: ignore-file
//
// HIP has the fields of these structs in the order of the alphabet. hipMemsetParams fill = hipport::MemsetParams{data,
// pitch, 0, 4, width, height}; gives each value to the field that CUDA gives it to. What is left out is zero, or dim3().

#ifndef HIPPORT_FIELD_ORDER_H
#define HIPPORT_FIELD_ORDER_H

#include <hip/hip_runtime.h>

namespace hipport {

struct AccessPolicyWindow {
    void *base_ptr;
    size_t num_bytes;
    float hitRatio;
    hipAccessProperty hitProp;
    hipAccessProperty missProp;

    operator hipAccessPolicyWindow() const {
        hipAccessPolicyWindow window = {};
        window.base_ptr = base_ptr;
        window.num_bytes = num_bytes;
        window.hitRatio = hitRatio;
        window.hitProp = hitProp;
        window.missProp = missProp;
        return window;
    }
};

struct GraphEdgeData {
    unsigned char from_port;
    unsigned char to_port;
    unsigned char type;
    unsigned char reserved[5];

    operator hipGraphEdgeData() const {
        hipGraphEdgeData edge = {};
        edge.from_port = from_port;
        edge.to_port = to_port;
        edge.type = type;
        return edge;
    }
};

struct GraphInstantiateParams {
    unsigned long long flags;
    hipStream_t uploadStream;
    hipGraphNode_t errNode_out;
    hipGraphInstantiateResult result_out;

    operator hipGraphInstantiateParams() const {
        hipGraphInstantiateParams params = {};
        params.flags = flags;
        params.uploadStream = uploadStream;
        params.errNode_out = errNode_out;
        params.result_out = result_out;
        return params;
    }
};

struct KernelNodeParams {
    void *func;
    dim3 gridDim;
    dim3 blockDim;
    unsigned int sharedMemBytes;
    void **kernelParams;
    void **extra;

    operator hipKernelNodeParams() const {
        hipKernelNodeParams params = {};
        params.func = func;
        params.gridDim = gridDim;
        params.blockDim = blockDim;
        params.sharedMemBytes = sharedMemBytes;
        params.kernelParams = kernelParams;
        params.extra = extra;
        return params;
    }
};

// The struct of CUDA's driver API, with a number for each size of the launch.
struct ModuleKernelNodeParams {
    hipFunction_t func;
    unsigned int gridDimX;
    unsigned int gridDimY;
    unsigned int gridDimZ;
    unsigned int blockDimX;
    unsigned int blockDimY;
    unsigned int blockDimZ;
    unsigned int sharedMemBytes;
    void **kernelParams;
    void **extra;

    operator hipKernelNodeParams() const {
        hipKernelNodeParams params = {};
        params.func = func;
        params.gridDim = dim3(gridDimX, gridDimY, gridDimZ);
        params.blockDim = dim3(blockDimX, blockDimY, blockDimZ);
        params.sharedMemBytes = sharedMemBytes;
        params.kernelParams = kernelParams;
        params.extra = extra;
        return params;
    }
};

struct MemsetParams {
    void *dst;
    size_t pitch;
    unsigned int value;
    unsigned int elementSize;
    size_t width;
    size_t height;

    operator hipMemsetParams() const {
        hipMemsetParams params = {};
        params.dst = dst;
        params.pitch = pitch;
        params.value = value;
        params.elementSize = elementSize;
        params.width = width;
        params.height = height;
        return params;
    }
};

}  // namespace hipport

#endif
