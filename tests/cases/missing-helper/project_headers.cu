// These come with the samples, not with CUDA: hipport has headers for the first two.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <helper_cuda.h>
//> #include "hipport/sample_cuda.h"  // HP119@10
#include "helper_math.h"
//> #include "hipport/sample_math.h"  // HP119@10
#include <helper_gl.h>
//~      ^~~~~~~~~~~~~ HP119 warning 'helper_gl.h':
//~   helper_gl.h comes with NVIDIA's samples, not with CUDA, and is not in this tree
//~   remedy: copy it into the tree and convert it with the project, or replace the code that needs it
