// flags: --ignore HP501
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

cudaGraphConditionalHandle a;  // hipport: ignore[HP501] not looked for
cudaGraphConditionalHandle b;  // hipport: ignore[HP5] not all of them
cudaGraphConditionalHandle c;  // hipport: ignore
cudaStream_t d;                // hipport: ignore[HP502] looked for
//~                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP919 info '':
//~   line 7 has no finding of HP502 that this comment could suppress
//~   remedy: delete the comment
//> hipStream_t d;                // hipport: ignore[HP502] looked for  // HP101@1
