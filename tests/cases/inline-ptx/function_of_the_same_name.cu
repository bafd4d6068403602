// The C++ for the first would be a call of the function that it is in.
//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ unsigned __clz(unsigned x) {
    unsigned r;
    asm("clz.b32 %0, %1;" : "=r"(r) : "r"(x));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: the C++ for it calls __clz, and the file has a function of its own with this name
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    return r;
}
__device__ unsigned reversed(unsigned x) {
    unsigned r;
    asm("brev.b32 %0, %1;" : "=r"(r) : "r"(x));
//>     r = __brev(x);  // HP504@5 HP504@36 HP504@45
    return r;
}
