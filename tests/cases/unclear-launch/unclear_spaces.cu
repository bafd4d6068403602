#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void k(int *p) { *p = 0; }

#define OPEN k << <1, 64
//~            ^ HP202 error '':
//~   this launch was left unchanged: it cannot be read with certainty, and clang reads << < as a shift
//~   remedy: write <<< and >>> without blanks, and the whole launch in one place
#define CLOSE >> >

void run(int *p) {
    OPEN CLOSE (p);
    k << <1 >> >(p);
//~   ^ HP202 error '':
//~   this launch was left unchanged: it cannot be read with certainty, and clang reads << < as a shift
//~   remedy: write <<< and >>> without blanks, and the whole launch in one place
}
