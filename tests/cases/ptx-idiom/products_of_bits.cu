#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/mma.h"  // HP117@1

__device__ void common_neighbours(int (&sums)[2], unsigned row, unsigned column) {
    asm volatile(
//~ ^~~~~~~~~~~~~ +3:33 HP504 warning 'mma.sync':
//~   each lane computes its part of this product, many times slower than AMD's matrix cores would
//~   remedy: for speed, use rocWMMA or __builtin_amdgcn_mfma_*, which lay fragments out in other ways
//-  // HP504@5
        "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc {%0, %1}, {%2}, {%3}, {%0, %1};\n"
//-
        : "+r"(sums[0]), "+r"(sums[1])
//-  // HP504@24 HP504@39
        : "r"(row), "r"(column));
//>     do {  // HP504@19 HP504@32
//>         auto &ptx_0 = (sums[0]);
//>         auto &ptx_1 = (sums[1]);
//>         const auto ptx_2 = (row);
//>         const auto ptx_3 = (column);
//>         hipport::ptx::mma<hipport::ptx::bits_and, hipport::ptx::bits_and>(ptx_0, ptx_1, ptx_2, ptx_3, ptx_0, ptx_1);
//>     } while (0);
}

__device__ void quantized(int (&sums)[4], const unsigned (&a)[2], unsigned b) {
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u4.s4.s32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ +2:49 HP504 warning 'mma.sync':
//~   each lane computes its part of this product, many times slower than AMD's matrix cores would
//~   remedy: for speed, use rocWMMA or __builtin_amdgcn_mfma_*, which lay fragments out in other ways
//-  // HP504@5
                 : "+r"(sums[0]), "+r"(sums[1]), "+r"(sums[2]), "+r"(sums[3])
//-  // HP504@33 HP504@48 HP504@63 HP504@78
                 : "r"(a[0]), "r"(a[1]), "r"(b));
//>     do {  // HP504@29 HP504@40 HP504@48
//>         auto &ptx_0 = (sums[0]);
//>         auto &ptx_1 = (sums[1]);
//>         auto &ptx_2 = (sums[2]);
//>         auto &ptx_3 = (sums[3]);
//>         const auto ptx_4 = (a[0]);
//>         const auto ptx_5 = (a[1]);
//>         const auto ptx_6 = (b);
//>         hipport::ptx::mma<hipport::ptx::u4, hipport::ptx::s4>(ptx_0, ptx_1, ptx_2, ptx_3, ptx_4, ptx_5, ptx_6, ptx_0, ptx_1, ptx_2, ptx_3);
//>     } while (0);
}
