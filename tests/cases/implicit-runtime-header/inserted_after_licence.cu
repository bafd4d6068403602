/*
 * Copyright: somebody.
 */

// What this file is for.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdio>
#include "kernels.h"

__global__ void one(float *x) { *x = 1; }
