// flags: --select HP5 --select HP110
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void f(cudaGraphConditionalHandle h) { cudaFrobnicate(h); cudaDeviceSynchronize(); }
//~    ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
