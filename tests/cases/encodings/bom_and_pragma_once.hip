#pragma once
#include <hip/hip_runtime.h>

__global__ void one(float *x) { *x = 1; }
