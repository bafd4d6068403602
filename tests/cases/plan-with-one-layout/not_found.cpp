#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#include <cufftXt.h>
//> #include <hipfft/hipfftXt.h>  // HP110@11

void plans(cufftHandle &plan, int *n, int *inner, long long *sizes, int batch, size_t *bytes) {
//> void plans(hipfftHandle &plan, int *n, int *inner, long long *sizes, int batch, size_t *bytes) {  // HP101@12
    cufftPlanMany(&plan, 1, n, NULL, 1, n[0], nullptr, 1, n[0], CUFFT_C2C, batch);
//>     hipfftPlanMany(&plan, 1, n, NULL, 1, n[0], nullptr, 1, n[0], HIPFFT_C2C, batch);  // HP101@5 HP101@65
    cufftPlanMany(&plan, 1, n, inner, 1, 0, n, 1, 0, CUFFT_C2C, batch);
//>     hipfftPlanMany(&plan, 1, n, inner, 1, 0, n, 1, 0, HIPFFT_C2C, batch);  // HP101@5 HP101@54
    cufftPlanMany(&plan, 1, n, batch ? NULL : n, 1, 0, n, 1, 0, CUFFT_C2C, batch);
//>     hipfftPlanMany(&plan, 1, n, batch ? NULL : n, 1, 0, n, 1, 0, HIPFFT_C2C, batch);  // HP101@5 HP101@65
    cufftXtMakePlanMany(plan, 1, sizes, NULL, 1, 8, CUDA_C_32F, NULL, 1, 8, CUDA_C_32F, batch, bytes, CUDA_C_32F);
//>     hipfftXtMakePlanMany(plan, 1, sizes, NULL, 1, 8, HIP_C_32F, NULL, 1, 8, HIP_C_32F, batch, bytes, HIP_C_32F);  // HP101@5 HP101@53 HP101@77 HP101@103
}
