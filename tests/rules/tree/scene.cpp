#include <thrust/host_vector.h>
thrust::host_vector<float> heights;
