#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/atomics.h"  // HP515@1

struct Table {
    long long *flags;
    unsigned long long *counts;
};

__global__ void mark(Table table, long long bit) {
    atomicOr(&table.flags[threadIdx.x], bit);
}
