// These come with the samples, not with CUDA.
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include "helper_math.h"
