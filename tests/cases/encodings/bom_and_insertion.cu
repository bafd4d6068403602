__global__ void one(float *x) { *x = 1; }
//> ﻿#include <hip/hip_runtime.h>  // HP114@4
//> __global__ void one(float *x) { *x = 1; }
