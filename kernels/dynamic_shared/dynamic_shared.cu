// Means, counts and first places of the groups of each row of a matrix (rows x columns), one block a row. labels: of
// the same shape, less than `groups`. Dynamic shared memory holds a double and two ints for each group.
#include <cuda_runtime.h>

extern "C" __global__ void group_means(const float *__restrict__ values, const unsigned char *__restrict__ labels,
                                       float *__restrict__ means, unsigned *__restrict__ counts,
                                       int *__restrict__ firsts, int columns, int groups) {
    // One after the other, those of the greatest alignment first.
    extern __shared__ __align__(8) unsigned char memory[];
    double *sums = reinterpret_cast<double *>(memory);
    unsigned *members = reinterpret_cast<unsigned *>(sums + groups);
    int *first = reinterpret_cast<int *>(members + groups);
    for (int group = threadIdx.x; group < groups; group += blockDim.x) {
        sums[group] = 0.0;
        members[group] = 0;
        first[group] = columns;
    }
    __syncthreads();

    const size_t row = static_cast<size_t>(blockIdx.x) * columns;
    for (int column = threadIdx.x; column < columns; column += blockDim.x) {
        const int group = labels[row + column];
        atomicAdd(&sums[group], static_cast<double>(values[row + column]));
        atomicAdd(&members[group], 1u);
        atomicMin(&first[group], column);
    }
    __syncthreads();

    for (int group = threadIdx.x; group < groups; group += blockDim.x) {
        const size_t result = static_cast<size_t>(blockIdx.x) * groups + group;
        means[result] = members[group] > 0 ? static_cast<float>(sums[group] / members[group]) : 0.0f;
        counts[result] = members[group];
        firsts[result] = members[group] > 0 ? first[group] : -1;
    }
}
