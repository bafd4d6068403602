#include <hipfft/hipfft.h>

cufftResult transform(cufftComplex *data, int n, hipStream_t stream) {
    cufftHandle plan;
    if (cufftPlan1d(&plan, n, HIPFFT_C2C, 1) != HIPFFT_SUCCESS) return HIPFFT_ALLOC_FAILED;
    cufftSetStream(plan, stream);
    cufftResult result = cufftExecC2C(plan, data, data, HIPFFT_FORWARD);
    cufftDestroy(plan);
    return result;
}
