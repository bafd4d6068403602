//+ #include <string.h>  // HP123@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cub/iterator/tex_obj_input_iterator.cuh>
//> #include <hipcub/iterator/tex_obj_input_iterator.hpp>  // HP110@11
#include <cstring>
__global__ void first(cub::TexObjInputIterator<float> x, float *y) { y[0] = x[0]; }
//> __global__ void first(hipcub::TexObjInputIterator<float> x, float *y) { y[0] = x[0]; }  // HP120@23
