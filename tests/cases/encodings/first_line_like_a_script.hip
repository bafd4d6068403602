#!/usr/bin/env nvcc-run

#include <hip/hip_runtime.h>
__global__ void one(float *x) { *x = 1; }
