// flags: --unsafe-fixes
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11

void plan_of(cufftHandle &plan, int *n, int batch) {
//> void plan_of(hipfftHandle &plan, int *n, int batch) {  // HP101@14
    cufftPlanMany(&plan, 2, n, NULL, 1, 0, n + 2, 1, n[0] * n[1], CUFFT_C2C, batch);
//~                                        ^~~~~ HP722 warning fixed 'cufftPlanMany':
//~   hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides
//~   remedy: give NULL for both, or the layouts of both
//~   unsafe fix: write NULL
//>     hipfftPlanMany(&plan, 2, n, NULL, 1, 0, NULL, 1, n[0] * n[1], HIPFFT_C2C, batch);  // HP101@5 HP722@44 HP101@67
}
