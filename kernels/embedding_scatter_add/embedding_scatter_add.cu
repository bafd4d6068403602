// The gradient of an embedding: each token's gradient (tokens x size) is added to the row of its id in the table's
// gradient (words x size). Tokens with the same id meet in the same row, hence atomic. The half-precision form adds
// pairs.
#include <cuda_fp16.h>

extern "C" __global__ void embedding_scatter_add(const float *__restrict__ gradients, const long long *__restrict__ ids,
                                                 float *__restrict__ table, int tokens, int size) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < tokens * size) {
        atomicAdd(&table[ids[i / size] * size + i % size], gradients[i]);
    }
}

// Adds to a pair as a whole, on any architecture.
__device__ void atomic_add_pair(__half2 *address, __half2 value) {
    unsigned int *word = reinterpret_cast<unsigned int *>(address);
    unsigned int found = 0;  // a guess: the first exchange tells
    unsigned int expected;
    do {
        expected = found;
        const __half2 sum = __hadd2(*reinterpret_cast<const __half2 *>(&expected), value);
        found = atomicCAS(word, expected, *reinterpret_cast<const unsigned int *>(&sum));
    } while (found != expected);
}

extern "C" __global__ void embedding_scatter_add_half2(const __half *__restrict__ gradients,
                                                       const long long *__restrict__ ids, __half *__restrict__ table,
                                                       int tokens, int size) {
    const int pairs = size / 2;
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < tokens * pairs) {
        __half2 *row = reinterpret_cast<__half2 *>(table) + ids[i / pairs] * pairs;
        atomic_add_pair(row + i % pairs, reinterpret_cast<const __half2 *>(gradients)[i]);
    }
}
