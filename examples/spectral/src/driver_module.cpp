#include "driver_module.h"

#include <cuda.h>

#define RETURN_IF_FAILED(call)                \
    do {                                      \
        const CUresult result_ = (call);      \
        if (result_ != CUDA_SUCCESS) {        \
            return static_cast<int>(result_); \
        }                                     \
    } while (0)

namespace {

int scale(CUmodule module, const char *name, float *host, size_t count, float factor) {
    CUfunction function = nullptr;
    CUdeviceptr values = 0;
    const size_t bytes = count * sizeof(float);
    RETURN_IF_FAILED(cuModuleGetFunction(&function, module, name));
    RETURN_IF_FAILED(cuMemAlloc(&values, bytes));
    RETURN_IF_FAILED(cuMemcpyHtoD(values, host, bytes));

    int items = static_cast<int>(count);
    void *arguments[] = {&values, &items, &factor};
    const unsigned blocks = static_cast<unsigned>((count + 255) / 256);
    RETURN_IF_FAILED(cuLaunchKernel(function, blocks, 1, 1, 256, 1, 1, 0, nullptr, arguments, nullptr));
    RETURN_IF_FAILED(cuCtxSynchronize());
    RETURN_IF_FAILED(cuMemcpyDtoH(host, values, bytes));
    RETURN_IF_FAILED(cuMemFree(values));
    return 0;
}

int prepare_context() {
    CUdevice device = 0;
    CUcontext context = nullptr;
    RETURN_IF_FAILED(cuInit(0));
    RETURN_IF_FAILED(cuDeviceGet(&device, 0));
    RETURN_IF_FAILED(cuDevicePrimaryCtxRetain(&context, device));
    RETURN_IF_FAILED(cuCtxSetCurrent(context));
    return 0;
}

}  // namespace

extern "C" int scale_with_module(const char *path, const char *name, float *host, size_t count, float factor) {
    if (const int failed = prepare_context()) {
        return failed;
    }
    CUmodule module = nullptr;
    RETURN_IF_FAILED(cuModuleLoad(&module, path));
    const int status = scale(module, name, host, count, factor);
    RETURN_IF_FAILED(cuModuleUnload(module));
    return status;
}

extern "C" int scale_with_image(const void *image, const char *name, float *host, size_t count, float factor) {
    if (const int failed = prepare_context()) {
        return failed;
    }
    CUmodule module = nullptr;
    RETURN_IF_FAILED(cuModuleLoadData(&module, image));
    const int status = scale(module, name, host, count, factor);
    RETURN_IF_FAILED(cuModuleUnload(module));
    return status;
}
