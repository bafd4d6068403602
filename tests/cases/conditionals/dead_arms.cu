// HIP takes none of these arms: what is missing there is only worth a note.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if __CUDA_ARCH__ >= 900
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms, so nothing defines f; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ void f() { __prof_trigger(1); cudaGraphConditionalHandle h; }
//~                   ^~~~~~~~~~~~~~ HP501 info:
//~   __prof_trigger has no counterpart in HIP: NVIDIA's profiler counters (in an #if arm that HIP does not take)
//~   remedy: replace __prof_trigger or leave it out on AMD GPUs
//~                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 info:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP (in an #if arm that HIP does not take)
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
#endif
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 warning '__NVCC__': #ifdef on __NVCC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
cudaFrobnicate();
//~~~~~~~~~~~~ HP102 info:
//~   cudaFrobnicate looks like a CUDA name but is in no mapping table (in an #if arm that HIP does not take)
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
#endif
#if 0
cudaGraphConditionalHandle off;
//~~~~~~~~~~~~~~~~~~~~~~~~ HP501 info:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP (in an #if arm that HIP does not take)
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
#endif
#ifdef MAYBE
cudaGraphConditionalHandle perhaps;
//~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
#endif
