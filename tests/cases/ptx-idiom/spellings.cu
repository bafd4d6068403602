#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1
//+ #include "hipport/warp.h"  // HP117@1

#if defined(_WIN64) || defined(__LP64__)
#define ADDRESS "l"
#else
#define ADDRESS "r"
#endif
#if __CUDA_ARCH__ >= 350
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 8 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 350  // HP601@5
#define LOAD "ld.global.cs.nc.u32"
#else
#define LOAD "ld.global.cs.u32"
#endif

// One register in braces; text and constraints from macros; the parts of names in any order; one % for a register.
__global__ void spellings(unsigned *r, float *f, unsigned long long *l, unsigned shared) {
    asm volatile("ld.shared.f32 {%0}, [%1];" : "=f"(f[0]) : "r"(shared));
//>     f[0] = hipport::ptx::ld<float>(hipport::cvta_shared_to_generic(shared));  // HP504@5 HP504@57
    asm volatile("st.shared.u32 [%0], {%1};" : : "r"(shared), "r"(r[0]));
//>     hipport::ptx::st<unsigned int>(hipport::cvta_shared_to_generic(shared), r[0]);  // HP504@5 HP504@60 HP504@71
    asm(LOAD " %0, [%1];" : "=r"(r[0]) : ADDRESS(r + 1));
//>     r[0] = hipport::ptx::ld_cs<unsigned int>(r + 1);  // HP504@5 HP504@38 HP504@55
    asm volatile("ld.cs.global.v2.f32 {%0, %1}, [%2+0];" : "=f"(f[0]), "=f"(f[1]) : ADDRESS(f));
//>     hipport::ptx::ld_cs_v2<float>(f[0], f[1], f);  // HP504@5 HP504@69 HP504@81 HP504@94
    asm volatile("ld.global.acquire.gpu.u32 %0, [%1];" : "=r"(r[0]) : "l"(r));
//>     r[0] = hipport::ptx::ld_acquire_gpu<unsigned int>(r);  // HP504@5 HP504@67 HP504@76
    asm volatile("st.global.release.sys.b32 [%1], %0;" ::"r"(r[0]), "l"(r));
//~              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP711 info 'PTX of the scope .sys':
//~   PTX of the scope .sys: in memory from hipMalloc, the host and other GPUs see it for certain only after the kernel ended
//~   remedy: where they take part while the kernel runs, allocate with hipHostMalloc, or with hipExtMallocWithFlags and hipDeviceMallocFinegrained
//>     do {  // HP504@5 HP504@67 HP504@75
//>         const auto ptx_0 = (r[0]);
//>         const auto ptx_1 = (r);
//>         hipport::ptx::st_release_sys<unsigned int>(ptx_1, ptx_0);
//>     } while (0);
    asm volatile("atom.add.release.gpu.u32 %0, [%1], %2;" : "=r"(r[0]) : "l"(r), "r"(r[1]) : "memory");
//>     r[0] = hipport::ptx::atom_add<unsigned int, hipport::ptx::release>(r, r[1]);  // HP504@5 HP504@70 HP504@79 HP504@90
    asm volatile("atom.relaxed.cta.shared.cas.b64 %0, [%1], %2, %3;" : "=l"(l[0]) : "r"(shared), "l"(l[1]), "l"(l[2]));
//>     l[0] = hipport::ptx::atom_cas<unsigned long long, hipport::ptx::relaxed, hipport::ptx::cta>(hipport::cvta_shared_to_generic(shared), l[1], l[2]);  // HP504@5 HP504@81 HP504@95 HP504@106 HP504@117
    asm volatile("red.shared::cta.or.b32 [%0], %1;" ::"r"(shared), "r"(r[0]));
//>     hipport::ptx::atom_or<unsigned int>(hipport::cvta_shared_to_generic(shared), r[0]);  // HP504@5 HP504@65 HP504@76
    asm("mov.u32 %0, %laneid;" : "=r"(r[0]));
//>     r[0] = hipport::lane_id();  // HP504@5 HP504@43
}
// A macro's own parameter is not the macro of that name.
#define TAKE(LOAD, to, from) asm(LOAD " %0, [%1];" : "=r"(to) : "l"(from))
