// What Thrust has for itself, by names that rocThrust spells in other words.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <thrust/system/cuda/memory_resource.h>
//> #include <thrust/system/hip/memory_resource.h>  // HP110@11

using pool = thrust::system::cuda::detail::cuda_memory_resource<cudaMalloc, cudaFree, thrust::cuda::pointer<void>>;
//~          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   thrust::system::cuda::detail::cuda_memory_resource is internal to Thrust, and rocThrust has other internals
//~   remedy: replace it by what the library documents, or by code of the project's own
//> using pool = thrust::system::hip::detail::cuda_memory_resource<hipMalloc, hipFree, thrust::hip::pointer<void>>;  // HP120@14 HP101@65 HP101@77 HP120@87
using policy = thrust::system::cuda::detail::execution_policy<thrust::cuda::tag>;
//> using policy = thrust::system::hip::detail::execution_policy<thrust::hip::tag>;  // HP120@16 HP120@63
using resource = thrust::system::cuda::memory_resource;
//> using resource = thrust::system::hip::memory_resource;  // HP120@18
