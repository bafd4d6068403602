#include <cuda_runtime.h>

/* // */ cudaError_t a; // /*
cudaError_t b; /* " */ cudaError_t c; // "
cudaError_t d; //*/ cudaError_t not_code;
/**/ cudaError_t e; /***/ cudaError_t f; /*/ cudaError_t not_code; */
#define URL "//" cudaError_t
#if 0
don't " panic /* cudaError_t */
#endif
cudaError_t g;
int h = 4 /*cudaError_t*// 2;
#error "cudaMalloc is missing" cudaFree
#pragma message("cudaFree") cudaFree
