// flags: --warp native
// Masks of 32 lanes by a name that has an "LL" in it.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define FULL_MASK 0xffffffff
#define ALL_LANES 0xffffffffffffffffull
__global__ void k(int *x, bool p) {
    if (__activemask() == FULL_MASK) x[0] = 1;
//~     ^~~~~~~~~~~~ HP404 warning: the mask's 64 lanes are compared with 32 bits
//~   remedy: compare it with a mask of all lanes of the wavefront, of 64 bits
    if (__ballot_sync(FULL_MASK, p) != FULL_MASK) x[1] = 1;
//~     ^~~~~~~~~~~~~ HP404 warning: the mask's 64 lanes are compared with 32 bits
//~   remedy: compare it with a mask of all lanes of the wavefront, of 64 bits
//>     if (__ballot(p) != FULL_MASK) x[1] = 1;  // HP401@9 HP401@23
    if (__ballot_sync(FULL_MASK, p) == ALL_LANES) x[2] = 1;
//>     if (__ballot(p) == ALL_LANES) x[2] = 1;  // HP401@9 HP401@23
}
