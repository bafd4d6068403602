#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

cudaGraphConditionalHandle a;  // hipport: ignore[HP501] needed
cudaStream_t b;                // hipport: ignore[HP501] it was another type
//~                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP919 info '':
//~   line 4 has no finding of HP501 that this comment could suppress
//~   remedy: delete the comment
//> hipStream_t b;                // hipport: ignore[HP501] it was another type  // HP101@1
cudaGraphConditionalHandle c;  // hipport: ignore[HP501, HP102, HP3] the first is needed
//~                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP919 info '':
//~   line 5 has no finding of HP102, HP3 that this comment could suppress
//~   remedy: delete these codes from the comment
cudaGraphConditionalHandle d;  // hipport: ignore
cudaStream_t e;                // hipport: ignore
//~                            ^~~~~~~~~~~~~~~~~~ HP919 info '': line 7 has no finding that this comment could suppress
//~   remedy: delete the comment
//> hipStream_t e;                // hipport: ignore  // HP101@1
// hipport: ignore[HP5] the next line
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP919 info '': line 9 has no finding of HP5 that this comment could suppress
//~   remedy: delete the comment
cudaStream_t f;
//> hipStream_t f;  // HP101@1
/* hipport: ignore[HP5] needed in
   the next line */
cudaGraphConditionalHandle g;
cudaStream_t h;                // hipport: ignore[HP999] no such rule
//~                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP919 info '':
//~   line 13 has no finding of HP999 that this comment could suppress
//~   remedy: delete the comment
//> hipStream_t h;                // hipport: ignore[HP999] no such rule  // HP101@1
