#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1

class Range {
public:
    __host__ __device__ Range(const float *first, unsigned begin, unsigned end = 0)
        : first(first), begin(begin), end(end) {}
    __host__ __device__ ~Range() {}

private:
    const float *first;
    unsigned begin, end;
};

class Rows {
public:
    __device__ __forceinline__ Range row(int i) { return {values, offsets[i], offsets[i + 1]}; }

private:
    const float *values;
    const int *offsets;
};
