// Operators that macros define: those that HIP has too go before HIP's own.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Own3 { float x, y, z; };

#define COMPOUND(type, scalar, op) \
    __device__ __host__ __forceinline__ type &operator op(type &a, const type &b) { a.x op b.x; a.y op b.y; a.z op b.z; return a; } \
//~                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator-=':
//~   HIP has an operator-= of float3 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//>     __attribute__((enable_if(true, __FILE__))) __device__ __host__ __forceinline__ type &operator op(type &a, const type &b) { a.x op b.x; a.y op b.y; a.z op b.z; return a; } \  // HP203@5
    __device__ __host__ __forceinline__ type &operator op(type &a, scalar s) { a.x op s; a.y op s; a.z op s; return a; }
COMPOUND(Own3, float, *=)
COMPOUND(float3, float, -=)
COMPOUND(int3, int, +=)
#undef COMPOUND

#define HD inline __host__ __device__
#define BINARY(type, op) \
    HD type operator op(const type &a, const type &b) { type c; c.x = a.x op b.x; c.y = a.y op b.y; c.z = a.z op b.z; return c; }
//~         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of double3 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//>     __attribute__((enable_if(true, __FILE__))) HD type operator op(const type &a, const type &b) { type c; c.x = a.x op b.x; c.y = a.y op b.y; c.z = a.z op b.z; return c; }  // HP203@5
BINARY(double3, +)
BINARY(double3, *)

// the type is pasted, in another macro
#define PRODUCT(T) \
    HD T operator*(T a, T b) { a.x *= b.x; a.y *= b.y; return a; } \
//~      ^~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*': HIP has an operator* of float2 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//>     __attribute__((enable_if(true, __FILE__))) HD T operator*(T a, T b) { a.x *= b.x; a.y *= b.y; return a; } \  // HP203@5
    HD T operator+(T a, T b) { a.x += b.x; a.y += b.y; return a; } \
    HD void operator*=(T &a, T b) { a = a * b; } \
//~         ^~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*=':
//~   HIP has an operator*= of float2 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//>     __attribute__((enable_if(true, __FILE__))) HD void operator*=(T &a, T b) { a = a * b; } \  // HP203@5
    HD T &operator++(T &a) { a.x++; return a; }
//~       ^~~~~~~~~~~~~~~~ HP203 error fixed 'operator++': HIP has an operator++ of float2 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//>     __attribute__((enable_if(true, __FILE__))) HD T &operator++(T &a) { a.x++; return a; }  // HP203@5
#define ALL(T) PRODUCT(T##2) PRODUCT(T##4)
ALL(float)

// a template, to which HIP's own is no worse
template <class S> HD float4 &operator/=(float4 &a, S s) { a.x /= s; return a; }
//~                           ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator/=':
//~   HIP has an operator/= of float4 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> template <class S> __attribute__((enable_if(true, __FILE__))) HD float4 &operator/=(float4 &a, S s) { a.x /= s; return a; }  // HP203@20
#define TEMPLATE(T) template <typename S> HD T &operator-=(T &a, const S &s) { a.x -= s; return a; }
//~                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator-=':
//~   HIP has an operator-= of int4 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> #define TEMPLATE(T) template <typename S> __attribute__((enable_if(true, __FILE__))) HD T &operator-=(T &a, const S &s) { a.x -= s; return a; }  // HP203@43
TEMPLATE(int4)

// for the device or the host only, with the parameters of HIP's own
#define ONE_SIDE(mark, T, op) mark T operator op(T a, const T &b) { a.x = a.x op b.x; return a; }
//~                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of long2 too: the compiler takes this for the same one
//~   remedy, safe fix: let it go before HIP's own
//> #define ONE_SIDE(mark, T, op) __attribute__((enable_if(true, __FILE__))) mark T operator op(T a, const T &b) { a.x = a.x op b.x; return a; }  // HP203@31
ONE_SIDE(__device__ inline, long2, *)
ONE_SIDE(__host__ inline, uint3, /)
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP203@1
__device__ inline int3 operator*(int3 a, const int3 &b) { return make_int3(a.x * b.x, a.y * b.y, a.z * b.z); }
//~                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of int3 too: the compiler takes this for the same one
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
//+ #endif  // HP203@1
inline short2 operator/(short2 a, const short2 &b) { return make_short2(a.x, b.y); }
//~           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator/':
//~   HIP has an operator/ of short2 too: the compiler takes this for the same one
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) inline short2 operator/(short2 a, const short2 &b) { return make_short2(a.x, b.y); }  // HP203@1

HD float use() {
    float3 a = {1, 2, 3};
    a -= a;
    a -= 1.0f;
    int3 i = {1, 2, 3};
    i += i;
    i += 2;
    Own3 o = {1, 2, 3};
    o *= o;
    o *= 2.0f;
    double3 d = {1, 2, 3};
    d = d + d * d;
    float2 f = {1, 2};
    f *= f * f;
    float4 g = {1, 2, 3, 4};
    g *= g + g * g;
    ++g;
    g /= 2;
    int4 k = {1, 2, 3, 4};
    k -= 2;
    return a.x + i.x + o.x + d.x + f.x + g.x + k.x;
}
__global__ void kernel(float *p, long2 l, int3 i) { *p = use() + (l * l).x + (i * i).x; }
float on_host(uint3 u, short2 s) { return use() + (u / u).x + (s / s).x; }
