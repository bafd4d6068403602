// A copy in 3 dimensions is HIP's where the file names no array.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void copy(const cudaMemcpy3DParms *parameters) { cudaMemcpy3D(parameters); }
//> void copy(const hipMemcpy3DParms *parameters) { hipMemcpy3D(parameters); }  // HP101@17 HP101@50
