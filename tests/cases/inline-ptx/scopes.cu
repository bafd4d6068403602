// Registers of one name in one scope, one of another scope; an operand that another file declares.
//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ void scopes(unsigned *r, unsigned long long *l) {
    asm("mov.u64 %0, %1;" : "=l"(l[0]) : "l"(of_another_file));
//>     l[0] = (unsigned long long)(of_another_file);  // HP504@5 HP504@38 HP504@61
    asm("{.reg .b32 t; .reg .b32 t; mov.b32 t, %1; mov.b32 %0, t;}" : "=r"(r[0]) : "r"(r[1]));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: two registers have one name
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm("{.reg .b32 t; mov.b32 t, %1;}\n mov.b32 %0, t;" : "=r"(r[0]) : "r"(r[1]));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (mov.b32) cannot run on AMD GPUs: its operand t is not understood
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
}
