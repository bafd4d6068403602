#include <hipfft/hipfft.h>

hipfftResult transform(hipfftComplex *data, int n, hipStream_t stream) {
    hipfftHandle plan;
    if (hipfftPlan1d(&plan, n, HIPFFT_C2C, 1) != HIPFFT_SUCCESS) return HIPFFT_ALLOC_FAILED;
    hipfftSetStream(plan, stream);
    hipfftResult result = hipfftExecC2C(plan, data, data, HIPFFT_FORWARD);
    hipfftDestroy(plan);
    return result;
}
