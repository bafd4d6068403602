#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <typename T, int N> __global__ void scale(T *x) { x[threadIdx.x] *= N; }

void launch(void **arguments) {
    cudaFuncSetAttribute(scale<float, 4>, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
//>     hipFuncSetAttribute(reinterpret_cast<const void*>(scale<float, 4>), hipFuncAttributeMaxDynamicSharedMemorySize, 65536);  // HP101@5 HP301@26 HP301@41 HP101@43
    cudaLaunchCooperativeKernel((void *)scale<float, 4>, dim3(1), dim3(64), arguments);
//>     hipLaunchCooperativeKernel((void *)scale<float, 4>, dim3(1), dim3(64), arguments, 0, 0);  // HP101@5 HP301@86
}
