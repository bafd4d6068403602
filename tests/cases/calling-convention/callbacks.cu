#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define CALLBACK CUDART_CB
//> #define CALLBACK  // HP227@17
typedef void (CUDART_CB *done_t)(void *);
//> typedef void (*done_t)(void *);  // HP227@15
static void CUDART_CB done(void *data) {}
//> static void done(void *data) {}  // HP227@13
CUresult CUDAAPI init(unsigned flags);
//> hipError_t init(unsigned flags);  // HP101@1 HP227@10
#ifdef CUDARTAPI
//> #ifdef HIP_INCLUDE_HIP_HIP_COMMON_H  // HP605@8
int on_cuda = 1;
#endif
const char *text = "CUDART_CB";  // CUDART_CB
