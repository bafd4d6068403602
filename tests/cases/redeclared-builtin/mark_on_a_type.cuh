#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct byte8 {
    uchar4 low, high;
};
typedef __device_builtin__ struct byte8 byte8;
//> typedef struct byte8 byte8;  // HP222@9
struct __device_builtin__ byte16 {
//> struct byte16 {  // HP222@8
    byte8 low, high;
};
#define BUILT_IN __cudart_builtin__
//> #define BUILT_IN  // HP222@17
BUILT_IN __device__ inline unsigned char first(byte16 from) { return from.low.low.x; }
