#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if CUDART_VERSION >= 12000
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP takes the #else arm of line 9; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
#ifdef FEATURE
int a = cudaGraphConditionalHandleUnknown;
//~     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP102 info:
//~   cudaGraphConditionalHandleUnknown looks like a CUDA name but is in no mapping table (in an #if arm that HIP does not take)
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
#else
cudaGraphConditionalHandle handle;
//~~~~~~~~~~~~~~~~~~~~~~~~ HP501 info:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP (in an #if arm that HIP does not take)
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
#endif
#else
#if !CUDART_VERSION
//~~~~~~~~~~~~~~~~~ HP603 warning 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP takes the #if arm of line 10; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
cudaGraphConditionalHandle taken;
//~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
#endif
#endif
