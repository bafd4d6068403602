//+ #include <hip/hip_runtime.h>  // HP114@1
#include <thrust/device_vector.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/execution_policy.h>
//> #include <thrust/system/hip/execution_policy.h>  // HP110@11

void sort(thrust::device_vector<int> &v, cudaStream_t stream) {
//> void sort(thrust::device_vector<int> &v, hipStream_t stream) {  // HP101@42
    thrust::sort(thrust::cuda::par.on(stream), v.begin(), v.end());
//>     thrust::sort(thrust::hip::par.on(stream), v.begin(), v.end());  // HP120@18
    thrust::sort(thrust::device, v.begin(), v.end(), thrust::greater<int>());
}
