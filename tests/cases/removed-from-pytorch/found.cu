#include <torch/extension.h>
#include <THC/THC.h>
//~      ^~~~~~~~~~~ HP127 error 'THC/THC.h': PyTorch does not have THC/THC.h any more
//~   remedy: include <ATen/cuda/CUDAContext.h>, and <c10/cuda/CUDACachingAllocator.h> for memory
#include <THC/THCAtomics.cuh>
#include <THC/THCNumerics.cuh>
//~      ^~~~~~~~~~~~~~~~~~~~~ HP127 error 'THC/THCNumerics.cuh': PyTorch does not have THC/THCNumerics.cuh any more
//~   remedy: include <ATen/cuda/NumericLimits.cuh>
#include <ATen/cuda/CUDAContext.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

extern THCState *state;
//~    ^~~~~~~~ HP127 error: PyTorch does not have THCState any more
//~   remedy: delete it: no function of PyTorch takes it

#define CHECK_INPUT(x) AT_CHECK(x.is_cuda(), #x " is not on the GPU")
//~                    ^~~~~~~~ HP127 error: PyTorch does not have AT_CHECK any more
//~   remedy: write TORCH_CHECK

#ifdef AT_WARN
#undef AT_WARN
#endif
#define AT_WARN(...) ((void)0)

__global__ void twice(float *x) { x[threadIdx.x] *= 2; }

void run(at::Tensor x, at::IntArrayRef sizes) {
    CHECK_INPUT(x);
    AT_WARN("the project's own");
    cudaStream_t stream = THCState_getCurrentStream(state);
//~                       ^~~~~~~~~~~~~~~~~~~~~~~~~ HP127 error:
//~   PyTorch does not have THCState_getCurrentStream any more
//~   remedy: write at::cuda::getCurrentCUDAStream()
//>     hipStream_t stream = THCState_getCurrentStream(state);  // HP101@5
    AT_DISPATCH_FLOATING_TYPES(x.type(), "twice", [&] { twice<<<1, 32, 0, stream>>>(x.data_ptr<float>()); });
//~                              ^~~~ HP127 error: AT_DISPATCH_FLOATING_TYPES of a current PyTorch takes no type()
//~   remedy: write scalar_type()
    AT_DISPATCH_ALL_TYPES_AND(at::ScalarType::Half, x.type(), "half", [&] {});
//~                                                   ^~~~ HP127 error:
//~   AT_DISPATCH_ALL_TYPES_AND of a current PyTorch takes no type()
//~   remedy: write scalar_type()
    AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "twice", [&] { x.options().type(); });
    THCudaCheck(cudaGetLastError());
//~ ^~~~~~~~~~~ HP127 error: PyTorch does not have THCudaCheck any more
//~   remedy: write C10_CUDA_CHECK
//>     THCudaCheck(hipGetLastError());  // HP101@17
}
