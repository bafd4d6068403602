#include <thrust/execution_policy.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/vector.h>
//> #include <thrust/system/hip/vector.h>  // HP110@11
#include <thrust/system/omp/execution_policy.h>

void sort(int *first, int *last) {
    thrust::system::cuda::vector<int> values(first, last);
//>     thrust::system::hip::vector<int> values(first, last);  // HP120@5
    thrust::sort(thrust::omp::par, first, last);
    thrust::sort(thrust::system::cpp::par, values.begin(), values.end());
    thrust::omp::vector<int> kept(first, last);
}
