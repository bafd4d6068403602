#include <hip/hip_runtime.h>

void f(cudaGraphConditionalHandle h) {  // hipport: ignore[HP501] written by hand below
    cudaFrobnicate(h); // hipport: ignore[HP102]
    cudaFrobnicate(h); // hipport: ignore
    cudaFrobnicate(h); // hipport: ignore[HP1] a family of rules
    cudaFrobnicate(h); // hipport: ignore[HP501] another rule's
    cudaFrobnicate(h); // hipport:ignore[HP501,HP102]
    hipFree(h);       // hipport: ignore[HP101] keeps findings quiet, not names
}
