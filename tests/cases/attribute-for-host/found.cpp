#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if defined(_MSC_VER)
#define NEVER_INLINE __declspec(noinline)
#else
#define NEVER_INLINE __noinline__
//> #define NEVER_INLINE __attribute__((noinline))  // HP256@22
#endif

struct __align__(16) Body {
//> struct __attribute__((aligned(16))) Body {  // HP256@8 HP256@21
    float4 position;
};
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
struct __align__(8) Pair {
    float a, b;
};
#endif
#ifdef __align__
struct alignas(32) Wide {
    float x[8];
};
#endif
typedef struct __align__(2 * (sizeof(float))) { float re, im; } Complex;
//> typedef struct __attribute__((aligned(2 * (sizeof(float))))) { float re, im; } Complex;  // HP256@16 HP256@46
static __noinline__ float sum(const Complex &z) { return z.re + z.im; }
//> static __attribute__((noinline)) float sum(const Complex &z) { return z.re + z.im; }  // HP256@8
__attribute__((__noinline__)) float twice(float x) { return 2.0f * x; }
struct __builtin_align__(8) Half {
//> struct __attribute__((aligned(8))) Half {  // HP256@8 HP256@28
    float x;
};
int main() { return sum(Complex()) + twice(Body().position.x); }
