#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void f(cudaGraphConditionalHandle h) {  // hipport: ignore[HP501] written by hand below
    cudaFrobnicate(h); // hipport: ignore[HP102]
    cudaFrobnicate(h); // hipport: ignore
    cudaFrobnicate(h); // hipport: ignore[HP1] a family of rules
    cudaFrobnicate(h); // hipport: ignore[HP501] another rule's
//~ ^~~~~~~~~~~~~~ HP102 warning: cudaFrobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//~                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP919 info '':
//~   line 7 has no finding of HP501 that this comment could suppress
//~   remedy: delete the comment
    cudaFrobnicate(h); // hipport:ignore[HP501,HP102]
//~                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP919 info '':
//~   line 8 has no finding of HP501 that this comment could suppress
//~   remedy: delete these codes from the comment
    cudaFree(h);       // hipport: ignore[HP101] keeps findings quiet, not names
//~                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP919 info '':
//~   line 9 has no finding of HP101 that this comment could suppress
//~   remedy: delete the comment
//>     hipFree(h);       // hipport: ignore[HP101] keeps findings quiet, not names  // HP101@5
}
