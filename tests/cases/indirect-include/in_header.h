#pragma once
//+ #include <thrust/host_vector.h>  // HP134@1
#include <thrust/device_vector.h>
#include <thrust/fill.h>

inline void copy(thrust::host_vector<float> &host, const thrust::device_vector<float> &device) { host = device; }
