#include <cuda_runtime.h>
//> ﻿#include <hip/hip_runtime.h>  // HP110@14
cudaStream_t s;
//> hipStream_t s;  // HP101@1
