#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ unsigned multiprocessor() {
    unsigned id;
    asm("mov.u32 %0, %%smid;" : "=r"(id));  // what it means on AMD GPUs is another thing
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (%smid) cannot run on AMD GPUs: __smid() is in HIP, but numbers compute units with gaps, beyond their count: do not use it as an index
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm volatile("bar.sync %0, %1;" ::"r"(1), "r"(64) : "memory");
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (bar.sync) cannot run on AMD GPUs: HIP has no barrier for a part of a block: use __syncthreads() for the whole block
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    __asm__ __volatile__("{ .reg .pred p;\n"
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ +1:73 HP503 error 'asm':
//~   inline PTX (elect.sync) cannot run on AMD GPUs: HIP has no such instruction: compare hipport::lane_id() with the lowest lane of hipport::activemask()
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
                         "  elect.sync _|p, 0xffffffff; }" ::: "memory");
    asm volatile("" ::: "memory");
    return id;
}
__device__ void tensor_core(float *d, unsigned a, unsigned b) {
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1}, {%2}, {%3}, {%0, %1};\n"
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ +2:35 HP503 error 'asm':
//~   inline PTX (mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32) cannot run on AMD GPUs: this shape or type is not known: use rocWMMA, or __builtin_amdgcn_mfma_* and _wmma_*
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
                 : "+f"(d[0]), "+f"(d[1])
                 : "r"(a), "r"(b));
}
__device__ void wait(unsigned barrier) {
    asm volatile("{\n"
//~ ^~~~~~~~~~~~~~~~~~ +7:39 HP503 error 'asm':
//~   inline PTX (LAB_WAIT:) cannot run on AMD GPUs: branches have to be written in C++
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
                 ".reg .pred P1;\n"
                 "LAB_WAIT:\n"
                 "mbarrier.try_wait.shared::cta.b64 P1, [%0];\n"
                 "@P1 bra DONE;\n"
                 "bra LAB_WAIT;\n"
                 "DONE:\n"
                 "}\n" ::"r"(barrier));
}
#define ARRIVE(b) asm volatile("mbarrier.arrive.shared.b64 _, [%0];" ::"r"(b))
//~               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (mbarrier.arrive.shared.b64) cannot run on AMD GPUs: HIP has no barrier objects in shared memory: use __syncthreads()
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
// AMD's own assembly is not PTX.
__device__ void nop() { asm volatile("s_nop 0\n"); }
__device__ float twice(float a) {
    asm volatile("v_add_f32 %0, %1, %1" : "=v"(a) : "v"(a));
    return a;
}
