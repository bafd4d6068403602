#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstring>
#include <cub/iterator/tex_obj_input_iterator.cuh>
//> #include <hipcub/iterator/tex_obj_input_iterator.hpp>  // HP110@11
#include <cub/device/device_spmv.cuh>
//> #include <hipcub/device/device_spmv.hpp>  // HP110@11
__global__ void first(cub::TexObjInputIterator<float> x, float *y) { y[0] = x[0]; }
//> __global__ void first(hipcub::TexObjInputIterator<float> x, float *y) { y[0] = x[0]; }  // HP120@23
