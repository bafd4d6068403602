// Operators of another base, after macros that declare functions.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/vector_base.h"  // HP117@1

#define LEAST(T) __host__ __device__ inline T least(T a, T b) { return a < b ? a : b; }

LEAST(int) LEAST(long)
LEAST(float)
template <class T, int N, class Row> struct Operators {
    __host__ __device__ Row operator-(const Row &b) const { return Row(get(0) - b.get(0), get(1) - b.get(1)); }
    __host__ __device__ T get(int at) const;
};
struct Named {
    int id;
};

struct Row : Operators<int, 2, Row>, int2 {
//~                                  ^~~~ HP223 warning fixed:
//~   HIP's int2 has operators, which are ambiguous beside those of this class's other base
//~   remedy, safe fix: derive from hipport::vector_base<int2>, which has the members only
//> struct Row : Operators<int, 2, Row>, hipport::vector_base<int2> {  // HP223@38
    __host__ __device__ Row(int a, int b) { x = a, y = b; }
};
struct Pair : public Named, public int2 {
};
template <class T, int N, class Row> T Operators<T, N, Row>::get(int at) const {
//> template <class T, int N, class Row> __host__ __device__ T Operators<T, N, Row>::get(int at) const {  // HP231@38
    return ((const T *)static_cast<const Row *>(this))[at];
}

__global__ void between(Row a, Row b, Pair c, int *x) { *x = (b - a).y + c.x + least(1, 2); }
