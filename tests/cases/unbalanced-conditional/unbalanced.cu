#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#endif
//~~~~ HP904 warning '': #endif without its counterpart in this file
//~   remedy: balance the conditional; files that are included in the middle of one cannot be checked for it
cudaStream_t a;
//> hipStream_t a;  // HP101@1
#if defined(OPEN)
//~~~~~~~~~~~~~~~ HP904 warning '': #if without its counterpart in this file
//~   remedy: balance the conditional; files that are included in the middle of one cannot be checked for it
cudaStream_t b;
//> hipStream_t b;  // HP101@1
#else
cudaStream_t c;
//> hipStream_t c;  // HP101@1
