// A name that looks like CUDA's and is in no table is never passed over; words that only begin alike are left in peace.
#include <hip/hip_runtime.h>

void use(hipStream_t stream) {
    cudaFrobnicate(stream);
    cuBarBaz(CU_SOME_NEW_FLAG);
    cublasXtraOrdinary(CUBLAS_NEW_MODE);
    float cuda_scale = 1, cu_seqlens = 2;
    cudaFrobnicate(stream), cudaWord = 1;
    currentStream(customName, CUSTOM, CURRENT, cut, cube, cursor);
}
