//+ #include <thrust/host_vector.h>  // HP134@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <thrust/device_vector.h>

void copy(thrust::host_vector<float> &host, const thrust::device_vector<float> &device) { host = device; }
