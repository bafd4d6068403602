#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

CUdeviceptr load(const void *image, CUstream stream, void **arguments) {
//> hipDeviceptr_t load(const void *image, hipStream_t stream, void **arguments) {  // HP101@1 HP101@37
    CUdevice device;
//>     hipDevice_t device;  // HP101@5
    CUcontext context;
//>     hipCtx_t context;  // HP101@5
    CUmodule module;
//>     hipModule_t module;  // HP101@5
    CUfunction kernel;
//>     hipFunction_t kernel;  // HP101@5
    CUdeviceptr memory;
//>     hipDeviceptr_t memory;  // HP101@5
    if (cuInit(0) != CUDA_SUCCESS) return 0;
//>     if (hipInit(0) != hipSuccess) return 0;  // HP101@9 HP101@22
    cuDeviceGet(&device, 0);
//>     hipDeviceGet(&device, 0);  // HP101@5
    cuDevicePrimaryCtxRetain(&context, device);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~ HP302 info: cuDevicePrimaryCtxRetain -> hipDevicePrimaryCtxRetain: deprecated in ROCm 7.2.4
//~   remedy: check whether the code is affected
//>     hipDevicePrimaryCtxRetain(&context, device);  // HP101@5
    CUresult result = CUDA_SUCCESS;
//>     hipError_t result = hipSuccess;  // HP101@5 HP101@23
    result = cuModuleLoadData(&module, image);
//~          ^~~~~~~~~~~~~~~~ HP514 warning: cuModuleLoadData loads PTX, a cubin or a fatbin, which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     result = hipModuleLoadData(&module, image);  // HP101@14
    if (result == CUDA_ERROR_INVALID_VALUE) return 0;
//>     if (result == hipErrorInvalidValue) return 0;  // HP101@19
    cuModuleGetFunction(&kernel, module, "scale");
//>     hipModuleGetFunction(&kernel, module, "scale");  // HP101@5
    cuMemAlloc(&memory, 256);
//>     hipMalloc(&memory, 256);  // HP101@5
    cuMemcpyHtoDAsync_v2(memory, image, 256, stream);
//>     hipMemcpyHtoDAsync(memory, image, 256, stream);  // HP101@5
    cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, stream, arguments, nullptr);
//>     hipModuleLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, stream, arguments, nullptr);  // HP101@5
    cuStreamSynchronize(stream);
//>     hipStreamSynchronize(stream);  // HP101@5
    cuMemFree_v2(memory);
//>     hipFree(memory);  // HP101@5
    return memory;
}
