#pragma once
__host__ __device__ float f(float x);
