// What generators of PTX write: scopes with registers of one name, bits of a double, operands that nothing uses.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/ptx.h"  // HP117@1
extern __device__ const double2 table[8];

__device__ void twiddle(double *d, float *f, unsigned *r, unsigned long long *l) {
    asm volatile(R"({
//-  // HP504@5
.reg .f64 fd<2>;
//-
.reg .b64 rd;
//-
mul.f64 fd0, %2, 0d3FE6A09E667F3BCD;
//-
neg.f64 %0, fd0;
//-
mov.u64 rd, %3;
//-
add.s64 %1, rd, 16;
//-
}
//-
)" : "=d"(d[0]), "=l"(l[0]) : "d"(d[1]), "l"(table), "d"(d[2]));
//>     do {  // HP504@16 HP504@28 HP504@40 HP504@52 HP504@63
//>         auto &ptx_0 = (d[0]);
//>         auto &ptx_1 = (l[0]);
//>         const auto ptx_2 = (d[1]);
//>         const auto ptx_3 = (table);
//>         [[maybe_unused]] const auto ptx_4 = (d[2]);
//>         double ptx_fd0, ptx_fd1;
//>         unsigned long long ptx_rd;
//>         ptx_fd0 = hipport::ptx::mul_rn<double>(ptx_2, hipport::ptx::as<double>(0x3FE6A09E667F3BCDull));
//>         ptx_0 = -ptx_fd0;
//>         ptx_rd = (unsigned long long)(ptx_3);
//>         ptx_1 = hipport::ptx::add<long long>(ptx_rd, 16);
//>     } while (0);
    asm("{\n.reg .f16 low, high;\ncvt.rn.f16.f32 low, %1;\ncvt.rn.f16.f32 high, %2;\nmov.b32 %0, {low, high};\n}\n"
//-  // HP504@5
        "{\n.reg .f32 low;\nneg.f32 low, %1;\nmov.b32 %0, low;\n}\n"
//-
        : "=r"(r[0]) : "f"(f[0]), "f"(f[1]), "f"(f[2]));
//>     do {  // HP504@21 HP504@33 HP504@44 HP504@55
//>         auto &ptx_0 = (r[0]);
//>         const auto ptx_1 = (f[0]);
//>         const auto ptx_2 = (f[1]);
//>         [[maybe_unused]] const auto ptx_3 = (f[2]);
//>         unsigned short ptx_low, ptx_high;
//>         float ptx_low_2;
//>         ptx_low = hipport::ptx::cvt_f16_f32(ptx_1);
//>         ptx_high = hipport::ptx::cvt_f16_f32(ptx_2);
//>         ptx_0 = hipport::ptx::pack<unsigned int, unsigned short>(ptx_low, ptx_high);
//>         ptx_low_2 = -ptx_1;
//>         ptx_0 = hipport::ptx::as<unsigned int>(ptx_low_2);
//>     } while (0);
    asm("{.reg .b32 t; ld.global.f32 t, [%0]; st.global.f32 [%0+4], t;}" ::"l"(f));
//>     do {  // HP504@5 HP504@82
//>         const auto ptx_0 = (f);
//>         unsigned int ptx_t;
//>         ptx_t = hipport::ptx::ld<unsigned int>(ptx_0);
//>         hipport::ptx::st<unsigned int>(ptx_0, ptx_t, 4);
//>     } while (0);
}
