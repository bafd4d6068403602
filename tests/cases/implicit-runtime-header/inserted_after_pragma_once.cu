// A licence.
#pragma once
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdio>
__device__ int counter;
