// A name that looks like CUDA's and is in no table is never passed over; words that only begin alike are left in peace.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void use(cudaStream_t stream) {
//> void use(hipStream_t stream) {  // HP101@10
    cudaFrobnicate(stream);
//~ ^~~~~~~~~~~~~~ HP102 warning: cudaFrobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
    cuBarBaz(CU_SOME_NEW_FLAG);
//~ ^~~~~~~~ HP102 warning: cuBarBaz looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//~          ^~~~~~~~~~~~~~~~ HP102 warning: CU_SOME_NEW_FLAG looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
    cublasXtraOrdinary(CUBLAS_NEW_MODE);
//~ ^~~~~~~~~~~~~~~~~~ HP102 warning: cublasXtraOrdinary looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//~                    ^~~~~~~~~~~~~~~ HP102 warning: CUBLAS_NEW_MODE looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
    float cuda_scale = 1, cu_seqlens = 2;
    cudaFrobnicate(stream), cudaWord = 1;
//~ ^~~~~~~~~~~~~~ HP102 warning: cudaFrobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//~                         ^~~~~~~~ HP102 warning: cudaWord looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
    currentStream(customName, CUSTOM, CURRENT, cut, cube, cursor);
}
