#include <hip/hip_runtime.h>

__global__ void k(int *p) { *p = 0; }

#define OPEN k << <1, 64
#define CLOSE >> >

void run(int *p) {
    OPEN CLOSE (p);
    k << <1 >> >(p);
}
