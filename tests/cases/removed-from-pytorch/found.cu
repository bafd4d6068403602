#include <torch/extension.h>
#include <THC/THC.h>
//> #include <ATen/cuda/CUDAContext.h>  // HP127@10
#include <THC/THCAtomics.cuh>
#include <THC/THCNumerics.cuh>
//> #include <ATen/cuda/NumericLimits.cuh>  // HP127@10
#include <ATen/cuda/CUDAContext.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

extern THCState *state;
//-  // HP127@1

#define CHECK_INPUT(x) AT_CHECK(x.is_cuda(), #x " is not on the GPU")
//> #define CHECK_INPUT(x) TORCH_CHECK(x.is_cuda(), #x " is not on the GPU")  // HP127@24

#ifndef TORCH_CHECK
#define TORCH_CHECK AT_CHECK
#endif

#ifdef AT_WARN
#undef AT_WARN
#endif
#define AT_WARN(...) ((void)0)

__global__ void twice(float *x) { x[threadIdx.x] *= 2; }

void run(at::Tensor x, at::IntArrayRef sizes) {
    CHECK_INPUT(x);
    AT_WARN("the project's own");
    cudaStream_t stream = THCState_getCurrentStream(state);
//>     hipStream_t stream = at::cuda::getCurrentCUDAStream();  // HP101@5 HP127@27 HP127@53
    AT_DISPATCH_FLOATING_TYPES(x.type(), "twice", [&] { twice<<<1, 32, 0, stream>>>(x.data_ptr<float>()); });
//>     AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "twice", [&] { twice<<<1, 32, 0, stream>>>(x.data_ptr<float>()); });  // HP127@34
    AT_DISPATCH_ALL_TYPES_AND(at::ScalarType::Half, x.type(), "half", [&] {});
//>     AT_DISPATCH_ALL_TYPES_AND(at::ScalarType::Half, x.scalar_type(), "half", [&] {});  // HP127@55
    AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "twice", [&] { x.options().type(); });
    THCudaCheck(cudaGetLastError());
//>     C10_CUDA_CHECK(hipGetLastError());  // HP127@5 HP101@17
}
