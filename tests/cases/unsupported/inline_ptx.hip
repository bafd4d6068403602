#include <hip/hip_runtime.h>

__device__ unsigned multiprocessor() {
    unsigned id;
    asm("mov.u32 %0, %%smid;" : "=r"(id));  // what it means on AMD GPUs is another thing
    asm volatile("bar.sync %0, %1;" ::"r"(1), "r"(64) : "memory");
    __asm__ __volatile__("{ .reg .pred p;\n"
                         "  elect.sync _|p, 0xffffffff; }" ::: "memory");
    asm volatile("" ::: "memory");
    return id;
}
__device__ void copy(unsigned shared, const void *global) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(shared), "l"(global));
    asm volatile("cp.async.wait_all;\n" ::);
}
__device__ void tensor_core(float *d, unsigned a, unsigned b) {
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1}, {%2}, {%3}, {%0, %1};\n"
                 : "+f"(d[0]), "+f"(d[1])
                 : "r"(a), "r"(b));
}
__device__ void wait(unsigned barrier) {
    asm volatile("{\n"
                 ".reg .pred P1;\n"
                 "LAB_WAIT:\n"
                 "mbarrier.try_wait.shared::cta.b64 P1, [%0];\n"
                 "@P1 bra DONE;\n"
                 "bra LAB_WAIT;\n"
                 "DONE:\n"
                 "}\n" ::"r"(barrier));
}
#define ARRIVE(b) asm volatile("mbarrier.arrive.shared.b64 _, [%0];" ::"r"(b))
// AMD's own assembly is not PTX.
__device__ void nop() { asm volatile("s_nop 0\n"); }
__device__ float twice(float a) {
    asm volatile("v_add_f32 %0, %1, %1" : "=v"(a) : "v"(a));
    return a;
}
