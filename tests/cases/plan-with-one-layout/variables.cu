//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11

cufftHandle by_variables(int *n, int batch) {
//> hipfftHandle by_variables(int *n, int batch) {  // HP101@1
    cufftHandle plan;
//>     hipfftHandle plan;  // HP101@5
    int *inside = NULL, *outside = NULL, *sizes = n, *either = NULL;
    if (batch > 1) either = n;
    cufftPlanMany(&plan, 1, n, inside, 1, 0, sizes, 1, 0, CUFFT_C2C, batch);
//~                                          ^~~~~ HP722 warning 'cufftPlanMany':
//~   hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides
//~   remedy: give NULL for both, or the layouts of both
//~   unsafe fix: write NULL
//>     hipfftPlanMany(&plan, 1, n, inside, 1, 0, sizes, 1, 0, HIPFFT_C2C, batch);  // HP101@5 HP101@59
    cufftPlanMany(&plan, 1, n, n, 1, 0, outside, 1, 0, CUFFT_C2C, batch);
//~                            ^ HP722 warning 'cufftPlanMany':
//~   hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides
//~   remedy: give NULL for both, or the layouts of both
//~   unsafe fix: write NULL
//>     hipfftPlanMany(&plan, 1, n, n, 1, 0, outside, 1, 0, HIPFFT_C2C, batch);  // HP101@5 HP101@56
    cufftPlanMany(&plan, 1, n, inside, 1, 0, outside, 1, 0, CUFFT_C2C, batch);
//>     hipfftPlanMany(&plan, 1, n, inside, 1, 0, outside, 1, 0, HIPFFT_C2C, batch);  // HP101@5 HP101@61
    cufftPlanMany(&plan, 1, n, NULL, 1, 0, outside, 1, 0, CUFFT_C2C, batch);
//>     hipfftPlanMany(&plan, 1, n, NULL, 1, 0, outside, 1, 0, HIPFFT_C2C, batch);  // HP101@5 HP101@59
    cufftPlanMany(&plan, 1, n, either, 1, 0, n, 1, 0, CUFFT_C2C, batch);
//>     hipfftPlanMany(&plan, 1, n, either, 1, 0, n, 1, 0, HIPFFT_C2C, batch);  // HP101@5 HP101@55
    cufftPlanMany(&plan, 1, n, NULL, 1, 0, either, 1, 0, CUFFT_C2C, batch);
//>     hipfftPlanMany(&plan, 1, n, NULL, 1, 0, either, 1, 0, HIPFFT_C2C, batch);  // HP101@5 HP101@58
    if (inside == n) return 0;
    return plan;
}
