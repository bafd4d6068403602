// A licence.
#pragma once
#include <hip/hip_runtime.h>
#include <cstdio>
__device__ int counter;
