#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void stop(const char *);
template <class T> void check(T, const char *);
template <class F, class... A> void later(F, A...);
#define IN_PAIRS(f, args) do { if (f args != cudaSuccess) stop(#f); } while (0)
//> #define IN_PAIRS(f, args) do { if (f args != hipSuccess) stop(#f); } while (0)  // HP101@46
#define IN_ROW(f, ...) check(f(__VA_ARGS__), #f)

// A macro calls a function with arguments that stand apart from it; what a function does with it is not known.
void events(cudaEvent_t *e, int *p, size_t n, cudaStream_t s) {
//> void events(hipEvent_t *e, int *p, size_t n, hipStream_t s) {  // HP101@13 HP101@47
    IN_PAIRS(cudaEventCreate, (e, cudaEventDisableTiming));
//~          ^~~~~~~~~~~~~~~ HP301 error:
//~   cudaEventCreate -> hipEventCreate: a macro calls it; with flags it is hipEventCreateWithFlags in HIP
//~   remedy: change the arguments of the call to those of hipEventCreate
//>     IN_PAIRS(hipEventCreate, (e, hipEventDisableTiming));  // HP101@14 HP101@35
    IN_ROW(cudaEventCreate, e, cudaEventDisableTiming);
//~        ^~~~~~~~~~~~~~~ HP301 error:
//~   cudaEventCreate -> hipEventCreate: a macro calls it; with flags it is hipEventCreateWithFlags in HIP
//~   remedy: change the arguments of the call to those of hipEventCreate
//>     IN_ROW(hipEventCreate, e, hipEventDisableTiming);  // HP101@12 HP101@32
    IN_ROW(cudaMemAdvise, p, n, cudaMemAdviseSetReadMostly, 0);
//~        ^~~~~~~~~~~~~ HP105 warning:
//~   cudaMemAdvise takes other arguments in newer CUDA versions; the oldest form was assumed
//~   remedy: give the CUDA version that the code was written for, as in --cuda 12.4
//>     IN_ROW(hipMemAdvise, p, n, hipMemAdviseSetReadMostly, 0);  // HP101@12 HP101@33
    IN_PAIRS(cudaEventCreate, (e));
//>     IN_PAIRS(hipEventCreate, (e));  // HP101@14
    IN_ROW(cudaEventCreate, e);
//>     IN_ROW(hipEventCreate, e);  // HP101@12
    IN_PAIRS(cudaMemcpyAsync, (p, p, n, cudaMemcpyDefault, s));
//>     IN_PAIRS(hipMemcpyAsync, (p, p, n, hipMemcpyDefault, s));  // HP101@14 HP101@41
    later(cudaEventCreate, e, 2);
//>     later(hipEventCreate, e, 2);  // HP101@11
}
