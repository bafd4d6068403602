// The delimiters stay as they are.
#include "cuda_runtime.h"
#include "cublas_v2.h"
#include "own.h"
#include "kernels/cuda_runtime.h"
