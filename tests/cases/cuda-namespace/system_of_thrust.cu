//+ #include <hip/hip_runtime.h>  // HP114@1
#include <thrust/execution_policy.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/vector.h>
//> #include <thrust/system/hip/vector.h>  // HP110@11

thrust::execution_policy<thrust::system::cuda::tag> *policy;
//> thrust::execution_policy<thrust::system::hip::tag> *policy;  // HP120@26
thrust::system::cuda::vector<int> values;
//> thrust::system::hip::vector<int> values;  // HP120@1
void sort(int *p, int n) { thrust::sort(thrust::system::cuda::par, p, p + n); }
//> void sort(int *p, int n) { thrust::sort(thrust::system::hip::par, p, p + n); }  // HP120@41
thrust::system::cuda::nothing *unknown;
//~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP102 warning:
//~   thrust::system::cuda::nothing looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//> thrust::system::hip::nothing *unknown;  // HP120@1
