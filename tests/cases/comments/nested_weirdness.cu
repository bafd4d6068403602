#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

/* // */ cudaError_t a; // /*
//> /* // */ hipError_t a; // /*  // HP101@10
cudaError_t b; /* " */ cudaError_t c; // "
//> hipError_t b; /* " */ hipError_t c; // "  // HP101@1 HP101@24
cudaError_t d; //*/ cudaError_t not_code;
//> hipError_t d; //*/ cudaError_t not_code;  // HP101@1
/**/ cudaError_t e; /***/ cudaError_t f; /*/ cudaError_t not_code; */
//> /**/ hipError_t e; /***/ hipError_t f; /*/ cudaError_t not_code; */  // HP101@6 HP101@27
#define URL "//" cudaError_t
//> #define URL "//" hipError_t  // HP101@18
#if 0
don't " panic /* cudaError_t */
#endif
cudaError_t g;
//> hipError_t g;  // HP101@1
int h = 4 /*cudaError_t*// 2;
#error "cudaMalloc is missing" cudaFree
//~   kept cudaFree (text of a preprocessor line) x2
#pragma message("cudaFree") cudaFree
