#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/bit_scan.h"  // HP211@1

struct Word {
    unsigned long long bits : 20;
};

__device__ int lowest(const Word &word) {
    return __ffs(word.bits);
}
