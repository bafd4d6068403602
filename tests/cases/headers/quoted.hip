// The delimiters stay as they are.
#include "hip/hip_runtime.h"
#include "hipblas/hipblas.h"
#include "own.h"
#include "kernels/cuda_runtime.h"
