// A header of the project with the name and the guard of one of CUDA's.
#ifndef CURAND_H_
//~   kept CURAND_H_ (defined by the project) x2
#define CURAND_H_
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifndef __CUDA_FROBNICATE_H__
#define __CUDA_FROBNICATE_H__
cudaError_t fill(float *p);
//> hipError_t fill(float *p);  // HP101@1
#endif
#endif
