#include "cuda_runtime.h"
//> #include "hip/hip_runtime.h"  // HP110@11

typedef unsigned char uint8_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
//> #include <stdint.h>  // HP246@1
typedef signed long long int int64_t; // as wide
//> #include <stdint.h>  // HP246@1
//>  // as wide
#if 1
typedef long long unsigned uintptr_t; typedef uint64_t word;
//> #include <stdint.h>  // HP246@1
//>  typedef uint64_t word;
#else
typedef struct { uint32_t low, high; } uintptr_t;
#endif

// Whether the compiler reads them is decided elsewhere, or they are others.
#ifdef OLD_COMPILER
typedef long long intptr_t;
#endif
#ifdef _MSC_VER
typedef unsigned __int64 uint64_t;
typedef long long intmax_t;
#endif
namespace mine {
typedef unsigned long long uint64_t;
}
struct Types {
    typedef unsigned long long uint64_t;
};
typedef unsigned long uint64_t;
typedef long long integer;
namespace theirs {
typedef unsigned long long *uintmax_t;
typedef long long int64_t[2];
}

__global__ void add(uint64_t *sums) { sums[threadIdx.x] += 1; }
