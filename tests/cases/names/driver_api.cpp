#include <cuda.h>

CUdeviceptr load(const void *image, CUstream stream, void **arguments) {
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction kernel;
    CUdeviceptr memory;
    if (cuInit(0) != CUDA_SUCCESS) return 0;
    cuDeviceGet(&device, 0);
    cuDevicePrimaryCtxRetain(&context, device);
    CUresult result = CUDA_SUCCESS;
    result = cuModuleLoadData(&module, image);
    if (result == CUDA_ERROR_INVALID_VALUE) return 0;
    cuModuleGetFunction(&kernel, module, "scale");
    cuMemAlloc(&memory, 256);
    cuMemcpyHtoDAsync_v2(memory, image, 256, stream);
    cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, stream, arguments, nullptr);
    cuStreamSynchronize(stream);
    cuMemFree_v2(memory);
    return memory;
}
