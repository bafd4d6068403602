#include <cufft.h>

cufftResult transform(cufftComplex *data, int n, cudaStream_t stream) {
    cufftHandle plan;
    if (cufftPlan1d(&plan, n, CUFFT_C2C, 1) != CUFFT_SUCCESS) return CUFFT_ALLOC_FAILED;
    cufftSetStream(plan, stream);
    cufftResult result = cufftExecC2C(plan, data, data, CUFFT_FORWARD);
    cufftDestroy(plan);
    return result;
}
