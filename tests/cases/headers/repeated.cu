#include <cuda.h>
#include <cuda_runtime.h>
#include <curand_kernel.h>
#include <curand_normal.h>

#include <cusparse.h>
#include "cuda_runtime.h"
#include <cusparse_v2.h>
int x;
