#include <hip/hip_runtime.h>

hipDeviceptr_t load(const void *image, hipStream_t stream, void **arguments) {
    hipDevice_t device;
    hipCtx_t context;
    hipModule_t module;
    hipFunction_t kernel;
    hipDeviceptr_t memory;
    if (hipInit(0) != hipSuccess) return 0;
    hipDeviceGet(&device, 0);
    hipDevicePrimaryCtxRetain(&context, device);
    hipError_t result = hipSuccess;
    result = hipModuleLoadData(&module, image);
    if (result == hipErrorInvalidValue) return 0;
    hipModuleGetFunction(&kernel, module, "scale");
    hipMalloc(&memory, 256);
    hipMemcpyHtoDAsync(memory, image, 256, stream);
    hipModuleLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, stream, arguments, nullptr);
    hipStreamSynchronize(stream);
    hipFree(memory);
    return memory;
}
