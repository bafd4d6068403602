//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/minmax.h"  // HP122@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <algorithm>

using namespace std;
using namespace cub;
//> using namespace hipcub;  // HP120@17

template <class T>
__device__ T at(const T *x, int i) { return x[i]; }
template <class T>
__global__ void greatest(T *x) { x[0] = max(at(x, 1), at(x, 2)); }

template __global__ void greatest<unsigned int>(unsigned int *);
template __global__ void greatest<long long>(long long *);
template __global__ void greatest<float>(float *);
