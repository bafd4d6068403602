//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/uninitialized.h"  // HP117@1
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
#define ON_CHIP __shared__  // of a block
#define HD __host__ __device__
#else
#define ON_CHIP
#define HD
#endif
namespace lab {
template <class T> class Number {
    T value;

public:
    HD Number(T start = 0) : value(start) {}
    HD T get() const { return value; }
};
}  // namespace lab
typedef lab::Number<double> Real;
using Whole = lab::Number<int>;
__global__ void turn(double *a, int *b) {
    ON_CHIP Real reals[64];
//>     ON_CHIP hipport::uninitialized<Real [64]> reals_bytes; auto &reals = reals_bytes.object();  // HP212@13 HP212@17 HP212@27
    __shared__ Whole wholes[64];
//>     __shared__ hipport::uninitialized<Whole [64]> wholes_bytes; auto &wholes = wholes_bytes.object();  // HP212@16 HP212@21 HP212@32
    ON_CHIP double plain[64];
    reals[threadIdx.x] = Real(a[threadIdx.x]);
    wholes[threadIdx.x] = Whole(b[threadIdx.x]);
    plain[threadIdx.x] = 0;
    __syncthreads();
    a[threadIdx.x] = reals[63 - threadIdx.x].get() + plain[threadIdx.x];
    b[threadIdx.x] = wholes[63 - threadIdx.x].get();
}
