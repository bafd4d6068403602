// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define OPEN kernel<<<grid, block
//~                ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is an argument of a macro
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
void launch(float *x) {
    OPEN >>>(x);
    kernel<<<a < b, c > d>>>(x);
//~       ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is an argument of a macro
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
    kernel<<<1>>>(x);
//~       ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is an argument of a macro
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
}
