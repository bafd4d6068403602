#include <hip/hip_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/sort.h>
#include <thrust/system/hip/execution_policy.h>

void sort(thrust::device_vector<int> &v, hipStream_t stream) {
    thrust::sort(thrust::hip::par.on(stream), v.begin(), v.end());
    thrust::sort(thrust::device, v.begin(), v.end(), thrust::greater<int>());
}
