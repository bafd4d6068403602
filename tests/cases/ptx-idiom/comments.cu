// Comments of an asm statement, and of the PTX in it, stand before its translation.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

#define REVERSE(to, from) asm("brev.b32 %0, %1; // of macros" /* as well */ : "=r"(to) : "r"(from))
//> #define REVERSE(to, from) /* of macros */ /* as well */ to = __brev(from)  // HP504@27 HP504@86 HP504@98

__global__ void kernel(unsigned long long *l, unsigned *p) {
    asm("xor.b64 %0, %1, %2; // bitwise" : "=l"(l[0]) : "l"(l[1]), "l"(l[2]));
//>     /* bitwise */ l[0] = hipport::ptx::xor_<unsigned long long>(l[1], l[2]);  // HP504@5 HP504@53 HP504@65 HP504@76
    asm("xor.b64 %0, %2, %3; // two\n\t"
//-  // HP504@5
        "xor.b64 %0, %0, %1; /* and one */\n\t"
//-
        /* outputs, then inputs */
//-
        : "=l"(l[0]) : "l"(l[1]), "l"(l[2]), "l"(l[3]));
//>     /* two */ /* and one */ /* outputs, then inputs */ do {  // HP504@21 HP504@33 HP504@44 HP504@55
//>         auto &ptx_0 = (l[0]);
//>         const auto ptx_1 = (l[1]);
//>         const auto ptx_2 = (l[2]);
//>         const auto ptx_3 = (l[3]);
//>         ptx_0 = hipport::ptx::xor_<unsigned long long>(ptx_2, ptx_3);
//>         ptx_0 = hipport::ptx::xor_<unsigned long long>(ptx_0, ptx_1);
//>     } while (0);
    if (p[0])
        asm("brev.b32 %0, %1;"  // the result
//>         // the result  // HP504@9
            : "=r"(p[0] /* stays */) : "r"(p[1]));
//>         p[0] /* stays */ = __brev(p[1]);  // HP504@36 HP504@48
    REVERSE(p[2], p[3]);
}
