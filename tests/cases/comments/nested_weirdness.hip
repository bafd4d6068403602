#include <hip/hip_runtime.h>

/* // */ hipError_t a; // /*
hipError_t b; /* " */ hipError_t c; // "
hipError_t d; //*/ cudaError_t not_code;
/**/ hipError_t e; /***/ hipError_t f; /*/ cudaError_t not_code; */
#define URL "//" hipError_t
#if 0
don't " panic /* cudaError_t */
#endif
hipError_t g;
int h = 4 /*cudaError_t*// 2;
#error "cudaMalloc is missing" cudaFree
#pragma message("cudaFree") cudaFree
