// flags: --warp native
// Masks that a macro or a function of the file makes, and masks that are compared with 32 lanes.
//+ #include <hip/hip_runtime.h>  // HP114@1
#define VOTE(p) (__ballot_sync(0xffffffff, p))
//> #define VOTE(p) (__ballot(p))  // HP401@18 HP401@32
#define ODD(x) __popc(__ballot_sync(0xffffffff, (x) & 1))
//~            ^~~~~~ HP404 warning: __popc works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __popcll
//> #define ODD(x) (int)__popc(__ballot((x) & 1))  // HP287@16 HP401@23 HP401@37
__device__ unsigned long long voters(int p) { return __ballot_sync(0xffffffff, p); }
//> __device__ unsigned long long voters(int p) { return __ballot(p); }  // HP401@54 HP401@68
__global__ void votes(const int *x, int *sum) {
    unsigned keep = VOTE(x[threadIdx.x] > 0);
//~                 ^~~~ HP403 warning: keep keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
    unsigned other = voters(x[threadIdx.x]);
//~                  ^~~~~~ HP403 warning: other keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
    unsigned long long all = voters(x[threadIdx.x]);
    sum[0] = __popc(keep) + __popcll(all) + ODD(x[0]);
//~          ^~~~~~ HP404 warning: __popc works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __popcll
    if (__ballot_sync(0xffffffff, x[threadIdx.x]) == 0xffffffff) sum[1] = 1;
//~     ^~~~~~~~~~~~~ HP404 warning: the mask's 64 lanes are compared with 32 bits
//~   remedy: compare it with a mask of all lanes of the wavefront, of 64 bits
//>     if (__ballot(x[threadIdx.x]) == 0xffffffff) sum[1] = 1;  // HP401@9 HP401@23
    if (VOTE(x[threadIdx.x]) != ~0u || ~0u == all) sum[2] = 1;
//~     ^~~~ HP404 warning: the mask's 64 lanes are compared with 32 bits
//~   remedy: compare it with a mask of all lanes of the wavefront, of 64 bits
//~                                           ^~~ HP404 warning: the mask's 64 lanes are compared with 32 bits
//~   remedy: compare it with a mask of all lanes of the wavefront, of 64 bits
    if (all == 0 || all == ~0ull || all == -1) sum[3] = 1;
}
