#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11

cufftResult transform(cufftComplex *data, int n, cudaStream_t stream) {
//> hipfftResult transform(hipfftComplex *data, int n, hipStream_t stream) {  // HP101@1 HP101@23 HP101@50
    cufftHandle plan;
//>     hipfftHandle plan;  // HP101@5
    if (cufftPlan1d(&plan, n, CUFFT_C2C, 1) != CUFFT_SUCCESS) return CUFFT_ALLOC_FAILED;
//>     if (hipfftPlan1d(&plan, n, HIPFFT_C2C, 1) != HIPFFT_SUCCESS) return HIPFFT_ALLOC_FAILED;  // HP101@9 HP101@31 HP101@48 HP101@70
    cufftSetStream(plan, stream);
//>     hipfftSetStream(plan, stream);  // HP101@5
    cufftResult result = cufftExecC2C(plan, data, data, CUFFT_FORWARD);
//>     hipfftResult result = hipfftExecC2C(plan, data, data, HIPFFT_FORWARD);  // HP101@5 HP101@26 HP101@57
    cufftDestroy(plan);
//>     hipfftDestroy(plan);  // HP101@5
    return result;
}
