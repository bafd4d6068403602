// Arguments that are not one word, and PTX that is not known for one of the uses.
//+ #include <hip/hip_runtime.h>  // HP114@1
#define LOAD(type) asm("ld." #type " %0, [%1];" : "=r"(a) : "l"(p))
//~                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: not all arguments are known that LOAD puts into the statement
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
__device__ void load(unsigned a, unsigned *p) { LOAD(global.u32); }
#define COUNT(what) asm("mov.u32 %0, %%" #what ";" : "=r"(a))
//~                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (%nsmid) cannot run on AMD GPUs: hipDeviceProp_t::multiProcessorCount is the number of compute units; %smid is not below it on AMD GPUs
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
__device__ void count(unsigned a) { COUNT(laneid); COUNT(nsmid); }
