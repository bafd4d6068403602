// Plans as the integers that they are in CUDA.
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11

struct Transform {
    int plan;
    unsigned int inverse;
    cufftHandle real;
//>     hipfftHandle real;  // HP101@5
    void make(int n) {
        cufftPlan1d(&plan, n, CUFFT_C2C, 1);
//~                  ^~~~ HP274 error: plan is of type int: a plan is a pointer in HIP
//~   remedy: declare it as cufftHandle, which becomes hipfftHandle
//>         hipfftPlan1d(&plan, n, HIPFFT_C2C, 1);  // HP101@9 HP101@31
        cufftPlan1d(&this->inverse, n, CUFFT_C2C, 1);
//~                        ^~~~~~~ HP274 error: inverse is of type int: a plan is a pointer in HIP
//~   remedy: declare it as cufftHandle, which becomes hipfftHandle
//>         hipfftPlan1d(&this->inverse, n, HIPFFT_C2C, 1);  // HP101@9 HP101@40
        cufftPlan1d(&real, n, CUFFT_R2C, 1);
//>         hipfftPlan1d(&real, n, HIPFFT_R2C, 1);  // HP101@9 HP101@31
        cufftDestroy(plan);
//>         hipfftDestroy(plan);  // HP101@9
    }
};

void run(Transform &t, cufftComplex *x) {
//> void run(Transform &t, hipfftComplex *x) {  // HP101@24
    cufftExecC2C(t.inverse, x, x, CUFFT_INVERSE);
//>     hipfftExecC2C(t.inverse, x, x, HIPFFT_BACKWARD);  // HP101@5 HP101@35
    int local;
    cufftCreate(&local);
//~              ^~~~~ HP274 error: local is of type int: a plan is a pointer in HIP
//~   remedy: declare it as cufftHandle, which becomes hipfftHandle
//>     hipfftCreate(&local);  // HP101@5
}
