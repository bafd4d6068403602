//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/thrust.h"  // HP117@1
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/detail/execution_policy.h>
//> #include <thrust/system/hip/execution_policy.h>  // HP110@11
#include <thrust/system/cuda/detail/par.h>
//-  // HP115@1
#include <thrust/system/cuda/detail/util.h>
//-  // HP115@1
#include <thrust/system/cuda/execution_policy.h>
//-  // HP115@1
#include <thrust/system/cuda/experimental/pinned_allocator.h>
//-  // HP110@1
#include <thrust/system_error.h>

#if THRUST_DEVICE_SYSTEM == THRUST_DEVICE_SYSTEM_CUDA
//> #if THRUST_DEVICE_SYSTEM == THRUST_DEVICE_SYSTEM_HIP  // HP101@29
using staging = thrust::host_vector<int, thrust::cuda::experimental::pinned_allocator<int>>;
//> using staging = thrust::host_vector<int, hipport::pinned_allocator<int>>;  // HP101@42
#endif
struct mine : thrust::cuda_cub::execution_policy<mine> {};
//> struct mine : thrust::hip_rocprim::execution_policy<mine> {};  // HP120@15

void sort(thrust::device_vector<int> &values, staging &rows, cudaStream_t stream) {
//> void sort(thrust::device_vector<int> &values, staging &rows, hipStream_t stream) {  // HP101@62
    thrust::sort(thrust::cuda::par.on(stream), values.begin(), values.end());
//>     thrust::sort(thrust::hip::par.on(stream), values.begin(), values.end());  // HP120@18
    thrust::sort(thrust::cuda_cub::par.on(stream), values.begin(), values.end());
//>     thrust::sort(thrust::hip_rocprim::par.on(stream), values.begin(), values.end());  // HP120@18
    thrust::cuda_cub::throw_on_error(cudaGetLastError(), "sort");
//>     thrust::hip_rocprim::throw_on_error(hipGetLastError(), "sort");  // HP120@5 HP101@38
    rows.assign(values.begin(), values.end());
    if (rows.empty()) throw thrust::system_error(cudaErrorUnknown, thrust::system::cuda_category(), "sort");
//>     if (rows.empty()) throw thrust::system_error(hipErrorUnknown, thrust::system::hip_category(), "sort");  // HP101@50 HP101@68
}
