#include "driver_module.h"

#include <hip/hip_runtime.h>

#define RETURN_IF_FAILED(call)                \
    do {                                      \
        const hipError_t result_ = (call);      \
        if (result_ != hipSuccess) {        \
            return static_cast<int>(result_); \
        }                                     \
    } while (0)

namespace {

int scale(hipModule_t module, const char *name, float *host, size_t count, float factor) {
    hipFunction_t function = nullptr;
    hipDeviceptr_t values = 0;
    const size_t bytes = count * sizeof(float);
    RETURN_IF_FAILED(hipModuleGetFunction(&function, module, name));
    RETURN_IF_FAILED(hipMalloc(&values, bytes));
    RETURN_IF_FAILED(hipMemcpyHtoD(values, host, bytes));

    int items = static_cast<int>(count);
    void *arguments[] = {&values, &items, &factor};
    const unsigned blocks = static_cast<unsigned>((count + 255) / 256);
    RETURN_IF_FAILED(hipModuleLaunchKernel(function, blocks, 1, 1, 256, 1, 1, 0, nullptr, arguments, nullptr));
    RETURN_IF_FAILED(hipDeviceSynchronize());
    RETURN_IF_FAILED(hipMemcpyDtoH(host, values, bytes));
    RETURN_IF_FAILED(hipFree(values));
    return 0;
}

int prepare_context() {
    hipDevice_t device = 0;
    hipCtx_t context = nullptr;
    RETURN_IF_FAILED(hipInit(0));
    RETURN_IF_FAILED(hipDeviceGet(&device, 0));
    RETURN_IF_FAILED(hipDevicePrimaryCtxRetain(&context, device));
    RETURN_IF_FAILED(hipCtxSetCurrent(context));
    return 0;
}

}  // namespace

extern "C" int scale_with_module(const char *path, const char *name, float *host, size_t count, float factor) {
    if (const int failed = prepare_context()) {
        return failed;
    }
    hipModule_t module = nullptr;
    RETURN_IF_FAILED(hipModuleLoad(&module, path));
    const int status = scale(module, name, host, count, factor);
    RETURN_IF_FAILED(hipModuleUnload(module));
    return status;
}

extern "C" int scale_with_image(const void *image, const char *name, float *host, size_t count, float factor) {
    if (const int failed = prepare_context()) {
        return failed;
    }
    hipModule_t module = nullptr;
    RETURN_IF_FAILED(hipModuleLoadData(&module, image));
    const int status = scale(module, name, host, count, factor);
    RETURN_IF_FAILED(hipModuleUnload(module));
    return status;
}
