// These come with the samples, not with CUDA.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <helper_cuda.h>
//~      ^~~~~~~~~~~~~~~ HP119 warning 'helper_cuda.h':
//~   helper_cuda.h comes with NVIDIA's samples, not with CUDA, and is not in this tree
//~   remedy: copy it into the tree and convert it with the project, or replace the code that needs it
#include "helper_math.h"
//~      ^~~~~~~~~~~~~~~ HP119 warning 'helper_math.h':
//~   helper_math.h comes with NVIDIA's samples, not with CUDA, and is not in this tree
//~   remedy: copy it into the tree and convert it with the project, or replace the code that needs it
