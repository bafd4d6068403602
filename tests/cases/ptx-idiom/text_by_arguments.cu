// The arguments of a macro are parts of the PTX: each of its uses is a macro of its own in the port.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/ptx.h"  // HP117@1
//+ #define hipport_COMBINE_2_f32_f(o0) do { auto &ptx_0 = (o0); ptx_0 = ptx_0; } while (0)  // HP504@1
//+ #define hipport_COMBINE_2_f64_d(o0) do { auto &ptx_0 = (o0); ptx_0 = ptx_0; } while (0)  // HP504@1
//+ #define hipport_COMBINE_2_s32_r(o0) do { auto &ptx_0 = (o0); ptx_0 = ptx_0; } while (0)  // HP504@1
//+ #define hipport_COMBINE_2_u32_r(o0) do { auto &ptx_0 = (o0); ptx_0 = ptx_0; } while (0)  // HP504@1
//+ #define hipport_COMBINE_f32_add_f(o0, o1, o2) do { auto &ptx_0 = (o0); const auto ptx_1 = (o1); const auto ptx_2 = (o2); float ptx_t; ptx_t = ptx_1; ptx_0 = hipport::ptx::add_rn<float>(ptx_t, ptx_2); } while (0)  // HP504@1
//+ #define hipport_COMBINE_f64_max_d(o0, o1, o2) do { auto &ptx_0 = (o0); const auto ptx_1 = (o1); const auto ptx_2 = (o2); double ptx_t; ptx_t = ptx_1; ptx_0 = fmax(ptx_t, ptx_2); } while (0)  // HP504@1
//+ #define hipport_COMBINE_s32_add_r(o0, o1, o2) do { auto &ptx_0 = (o0); const auto ptx_1 = (o1); const auto ptx_2 = (o2); int ptx_t; ptx_t = ptx_1; ptx_0 = hipport::ptx::add<int>(ptx_t, ptx_2); } while (0)  // HP504@1
//+ #define hipport_COMBINE_u32_max_r(o0, o1, o2) do { auto &ptx_0 = (o0); const auto ptx_1 = (o1); const auto ptx_2 = (o2); unsigned int ptx_t; ptx_t = ptx_1; ptx_0 = hipport::ptx::max<unsigned int>(ptx_t, ptx_2); } while (0)  // HP504@1
#define COMBINE(name, type, of, c_type, op) \
    __device__ inline c_type name(c_type x, c_type y) { \
        c_type result = x; \
        asm("{.reg ." #type " t;" \
//-  // HP504@9
            "mov." #type " t, %1;" \
//-
            #op "." #type " %0, t, %2;}" : "=" #of(result) : #of(x), #of(y)); \
//>         hipport_COMBINE_##type##_##op##_##of((result), (x), (y)); \  // HP504@59 HP504@68
        asm("mov." #type " %0, %0;" : "+" #of(result)); \
//>         hipport_COMBINE_2_##type##_##of((result)); \  // HP504@9
        return result; \
    }
COMBINE(add, s32, r, int, add)
COMBINE(most, u32, r, unsigned, max)
COMBINE(sum, f32, f, float, add)
COMBINE(highest, f64, d, double, max)

//+ #define hipport_STORE_u32(o0, o1) hipport::ptx::st<unsigned int>((o0), (o1))  // HP504@1
#define STORE(type) asm("st." #type " [%0], %1;" :: "l"(p), "r"(a))
//> #define STORE(type) hipport_STORE_##type((p), (a))  // HP504@21 HP504@59
#define STORE_TWICE(type) STORE(type); STORE(type)
//+ #define hipport_ADD_s32(o0) do { auto &ptx_0 = (o0); ptx_0 = hipport::ptx::add<int>(ptx_0, 1); } while (0)  // HP504@1
//+ #define hipport_ADD_u32(o0) do { auto &ptx_0 = (o0); ptx_0 = hipport::ptx::add<unsigned int>(ptx_0, 1); } while (0)  // HP504@1
#define ADD(type) asm("add." #type " %0, %0, 1;" : "+r"(a))
//> #define ADD(type) hipport_ADD_##type((a))  // HP504@19
#define ADD_AGAIN(type) ADD(type)
__device__ void store(unsigned a, unsigned *p) { STORE_TWICE(u32); ADD_AGAIN(u32); ADD(s32); }
