#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// hipport: ignore[HP501] the next line alone
cudaGraphConditionalHandle a;
cudaGraphConditionalHandle b;
//~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
/* hipport: ignore[HP501]
   over two lines */
cudaGraphConditionalHandle c;
    // hipport: ignore[HP112]
    #include <cublasXt.h>
const char *text = "hipport: ignore[HP501]"; cudaGraphConditionalHandle d;
//~                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
