//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11

// Macros that stand for a namespace.
#define NS cub
//> #define NS hipcub  // HP120@12
#define FRAGMENTS ::nvcuda::wmma
//> #define FRAGMENTS ::rocwmma  // HP120@21
#define cub cub
//> #define cub hipcub  // HP120@13
// A word that is used as one.
#define SHAPE cuda

void sums(void *t, size_t &b, int *i, int *o, int n) {
    NS::DeviceScan::ExclusiveSum(t, b, i, o, n);
    NS::DoubleBuffer<int> both;
    NS::DeviceScan::Backwards(t, b, i, o, n);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~ HP102 warning 'cub::DeviceScan::Backwards':
//~   cub::DeviceScan::Backwards looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
}

using namespace FRAGMENTS;
const char *name = TEXT(SHAPE);

#define FREE ::cudaFree
//> #define FREE ::hipFree  // HP101@16
void release(void *p) { FREE(p); }
