#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void f(cudaGraphConditionalHandle h) {  // hipport: ignore[HP501] written by hand below
    cudaFrobnicate(h); // hipport: ignore[HP102]
    cudaFrobnicate(h); // hipport: ignore
    cudaFrobnicate(h); // hipport: ignore[HP1] a family of rules
    cudaFrobnicate(h); // hipport: ignore[HP501] another rule's
//~ ^~~~~~~~~~~~~~ HP102 warning: cudaFrobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
    cudaFrobnicate(h); // hipport:ignore[HP501,HP102]
    cudaFree(h);       // hipport: ignore[HP101] keeps findings quiet, not names
//>     hipFree(h);       // hipport: ignore[HP101] keeps findings quiet, not names  // HP101@5
}
