// A header of the project with the name and the guard of one of CUDA's.
#ifndef CURAND_H_
#define CURAND_H_
#include <cuda_runtime.h>
#ifndef __CUDA_FROBNICATE_H__
#define __CUDA_FROBNICATE_H__
cudaError_t fill(float *p);
#endif
#endif
