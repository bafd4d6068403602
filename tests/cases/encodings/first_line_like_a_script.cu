#!/usr/bin/env nvcc-run

__global__ void one(float *x) { *x = 1; }
