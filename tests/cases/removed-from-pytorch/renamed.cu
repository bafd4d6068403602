//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <ATen/ceil_div.h>  // HP127@1
//+ #include <c10/cuda/CUDACachingAllocator.h>
#include <ATen/ATen.h>
#include <THC/THC.h>
//> #include <ATen/cuda/CUDAContext.h>  // HP127@10
#include <THC/THCDeviceUtils.cuh>
#include <THC/THCGeneral.h>
//> #include <ATen/cuda/CUDAContext.h>  // HP127@10

extern THCState *state;
//-  // HP127@1

__global__ void mask(unsigned long long *bits, int n) { bits[threadIdx.x] = n; }

at::Tensor suppress(const at::Tensor boxes, THCState *given) {
//~                                         ^~~~~~~~ HP127 error: PyTorch does not have THCState any more
//~   remedy: delete it: no function of PyTorch takes it
    THCState *own = at::globalContext().lazyInitCUDA();  // the only one
//>     // the only one  // HP127@5
    const int n = boxes.size(0), blocks = THCCeilDiv(n, 64);
//>     const int n = boxes.size(0), blocks = at::ceil_div(n, 64);  // HP127@43
    unsigned long long *bits = (unsigned long long *)THCudaMalloc(own, n * blocks * sizeof(unsigned long long));
//>     unsigned long long *bits = (unsigned long long *)c10::cuda::CUDACachingAllocator::raw_alloc(n * blocks * sizeof(unsigned long long));  // HP127@54 HP127@67
    cudaStream_t stream = THCState_getCurrentStream(state);
//>     hipStream_t stream = at::cuda::getCurrentCUDAStream();  // HP101@5 HP127@27 HP127@53
    mask<<<blocks, 64, 0, stream>>>(bits, n);
    THCudaCheck(THCudaMalloc(given, (void **)&bits, n));
//~             ^~~~~~~~~~~~ HP127 error: PyTorch does not have THCudaMalloc any more
//~   remedy: write c10::cuda::CUDACachingAllocator::raw_alloc
//>     C10_CUDA_CHECK(THCudaMalloc(given, (void **)&bits, n));  // HP127@5
    THCudaFree(own, bits);
//>     c10::cuda::CUDACachingAllocator::raw_delete(bits);  // HP127@5 HP127@16
    return boxes;
}
