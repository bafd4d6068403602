#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#include <cufftXt.h>
//> #include <hipfft/hipfftXt.h>  // HP110@11

void plans(cufftHandle &plan, int *n, long long *sizes, int batch, size_t *bytes) {
//> void plans(hipfftHandle &plan, int *n, long long *sizes, int batch, size_t *bytes) {  // HP101@12
    cufftPlanMany(&plan, 1, n, NULL, 1, n[0], n, 1, n[0], CUFFT_C2C, batch);
//~                                           ^ HP722 warning 'cufftPlanMany':
//~   hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides
//~   remedy: give NULL for both, or the layouts of both
//~   unsafe fix: write NULL
//>     hipfftPlanMany(&plan, 1, n, NULL, 1, n[0], n, 1, n[0], HIPFFT_C2C, batch);  // HP101@5 HP101@59
    cufftMakePlanMany(plan, 2, n, &n[2], 1, n[0] * n[1], nullptr, 1, n[0], CUFFT_C2C, batch, bytes);
//~                               ^~~~~ HP722 warning 'cufftMakePlanMany':
//~   hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides
//~   remedy: give NULL for both, or the layouts of both
//~   unsafe fix: write NULL
//>     hipfftMakePlanMany(plan, 2, n, &n[2], 1, n[0] * n[1], nullptr, 1, n[0], HIPFFT_C2C, batch, bytes);  // HP101@5 HP101@76
    cufftMakePlanMany64(plan, 1, sizes, 0, 1, 0, sizes, 1, sizes[0], CUFFT_Z2Z, batch, bytes);
//~                                              ^~~~~ HP722 warning 'cufftMakePlanMany64':
//~   hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides
//~   remedy: give NULL for both, or the layouts of both
//~   unsafe fix: write NULL
//>     hipfftMakePlanMany64(plan, 1, sizes, 0, 1, 0, sizes, 1, sizes[0], HIPFFT_Z2Z, batch, bytes);  // HP101@5 HP101@70
    cufftEstimateMany(1, n, NULL, 1, 0, n, 1, 0, CUFFT_C2R, batch, bytes);
//~                                     ^ HP722 warning 'cufftEstimateMany':
//~   hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides
//~   remedy: give NULL for both, or the layouts of both
//~   unsafe fix: write NULL
//>     hipfftEstimateMany(1, n, NULL, 1, 0, n, 1, 0, HIPFFT_C2R, batch, bytes);  // HP101@5 HP101@50
    cufftXtMakePlanMany(plan, 1, sizes, sizes, 1, 8, CUDA_C_32F, NULL, 1, 8, CUDA_C_32F, batch, bytes, CUDA_C_32F);
//~                                     ^~~~~ HP722 warning 'cufftXtMakePlanMany':
//~   hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides
//~   remedy: give NULL for both, or the layouts of both
//~   unsafe fix: write NULL
//>     hipfftXtMakePlanMany(plan, 1, sizes, sizes, 1, 8, HIP_C_32F, NULL, 1, 8, HIP_C_32F, batch, bytes, HIP_C_32F);  // HP101@5 HP101@54 HP101@78 HP101@104
}
