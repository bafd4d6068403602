#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1

void prepare(size_t bytes) {
    cudaDeviceSetLimit(cudaLimitPrintfFifoSize, bytes);
//~                    ^~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaLimitPrintfFifoSize -> hipLimitPrintfFifoSize: HIP has no such limit on AMD GPUs: to set and to get it returns hipErrorUnsupportedLimit, which a check takes for a failure; printf needs none there
//~   remedy: check whether the code is affected
//>     hipDeviceSetLimit(hipLimitPrintfFifoSize, bytes);  // HP101@5 HP101@24
    cuCtxSetLimit(CU_LIMIT_PRINTF_FIFO_SIZE, bytes);
//~               ^~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   CU_LIMIT_PRINTF_FIFO_SIZE -> hipLimitPrintfFifoSize: HIP has no such limit on AMD GPUs: to set and to get it returns hipErrorUnsupportedLimit, which a check takes for a failure; printf needs none there
//~   remedy: check whether the code is affected
//>     hipDeviceSetLimit(hipLimitPrintfFifoSize, bytes);  // HP101@5 HP101@19
    cudaDeviceSetLimit(cudaLimitStackSize, bytes);
//>     hipDeviceSetLimit(hipLimitStackSize, bytes);  // HP101@5 HP101@24
}

int widths(CUdevice device) {
//> int widths(hipDevice_t device) {  // HP101@12
    int layered = 0, plain = 0, ratio = 0, array = 0;
    cudaDeviceGetAttribute(&layered, cudaDevAttrMaxSurface1DLayeredWidth, 0);
//~                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaDevAttrMaxSurface1DLayeredWidth -> hipDeviceAttributeMaxSurface1DLayered: hipDeviceGetAttribute returns hipErrorInvalidValue for it in ROCm 7.2; value is 33 in HIP, 61 in CUDA
//~   remedy: check whether the code is affected
//>     hipDeviceGetAttribute(&layered, hipDeviceAttributeMaxSurface1DLayered, 0);  // HP101@5 HP101@38
    cudaDeviceGetAttribute(&plain, cudaDevAttrMaxTexture2DWidth, 0);
//>     hipDeviceGetAttribute(&plain, hipDeviceAttributeMaxTexture2DWidth, 0);  // HP101@5 HP101@36
    cudaDeviceGetAttribute(&ratio, cudaDevAttrSingleToDoublePrecisionPerfRatio, 0);
//~                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaDevAttrSingleToDoublePrecisionPerfRatio -> hipDeviceAttributeSingleToDoublePrecisionPerfRatio: hipDeviceGetAttribute returns hipErrorInvalidValue for it in ROCm 7.2; value is 77 in HIP, 87 in CUDA
//~   remedy: check whether the code is affected
//>     hipDeviceGetAttribute(&ratio, hipDeviceAttributeSingleToDoublePrecisionPerfRatio, 0);  // HP101@5 HP101@36
    cuDeviceGetAttribute(&array, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH, device);
//~                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH -> hipDeviceAttributeMaxTexture2DLayered: hipDeviceGetAttribute returns hipErrorInvalidValue for it in ROCm 7.2; value is 46 in HIP, 27 in CUDA
//~   remedy: check whether the code is affected
//>     hipDeviceGetAttribute(&array, hipDeviceAttributeMaxTexture2DLayered, device);  // HP101@5 HP101@34
    return layered + plain + ratio + array;
}
