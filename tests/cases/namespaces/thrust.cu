#include <thrust/device_vector.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/execution_policy.h>

void sort(thrust::device_vector<int> &v, cudaStream_t stream) {
    thrust::sort(thrust::cuda::par.on(stream), v.begin(), v.end());
    thrust::sort(thrust::device, v.begin(), v.end(), thrust::greater<int>());
}
