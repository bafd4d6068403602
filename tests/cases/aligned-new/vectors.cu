// HIP aligns double4 at 32 bytes.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/aligned_new.h"  // HP151@1
__device__ double4 *row;
//~        ^~~~~~~ HP701 info: double4 is aligned to 32 bytes in HIP, to 16 in CUDA
//~   remedy: check that pointers to it, for instance from offsets into buffers, are multiples of 32

__global__ void make(int n) { row = new double4[n]; }
__global__ void take() { delete[] row; }
