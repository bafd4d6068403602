//+ #include <hip/hip_runtime.h>  // HP114@1
int main() {
    AMGX_initialize();
//~ ^~~~~~~~~~~~~~~ HP502 error:
//~   AMGX_initialize of AmgX: ROCm has no multigrid solver; hypre, Ginkgo and PETSc have some for AMD GPUs, with other interfaces
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    cudssHandle_t solver;
//~ ^~~~~~~~~~~~~ HP502 error:
//~   cudssHandle_t of cuDSS: ROCm has no direct solver for sparse systems but hipSOLVER's refactorization; STRUMPACK has one for AMD GPUs
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    nvcompBatchedLZ4CompressAsync(0);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP502 error:
//~   nvcompBatchedLZ4CompressAsync of nvCOMP: AMD's hipCOMP follows nvCOMP 2.2, but is not part of ROCm and has other names
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    nvcomp::LZ4Manager codec(0);
//~ ^~~~~~~~~~~~~~~~~~ HP121 error:
//~   nvcomp::LZ4Manager of nvCOMP: AMD's hipCOMP follows nvCOMP 2.2, but is not part of ROCm and has other names
//~   remedy: replace it, or provide the namespace for HIP
}
