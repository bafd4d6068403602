#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The body of a function in a file that the function includes.
unsigned low;
asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(low) : "r"(a[0]), "r"(b[0]));
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: its carry goes from one asm statement to another, and no function is around them
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
asm volatile("addc.u32 %0, %1, %2;" : "=r"(high) : "r"(a[1]), "r"(b[1]));
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: its carry goes from one asm statement to another, and no function is around them
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
