// Rows of a table (words x size) by the ids of tokens: output (tokens x size); zeros for a token of id `padding`. 16
// bytes are copied at a time, so rows must be multiples of that. The block is x threads along a row, y tokens.
#include <cuda_fp16.h>

template <typename T>
__global__ void embedding_gather(const T *__restrict__ table, const long long *__restrict__ ids, T *__restrict__ output,
                                 int tokens, int size, long long padding) {
    const int vectors = size / (sizeof(int4) / sizeof(T));
    const int4 *rows = reinterpret_cast<const int4 *>(table);
    int4 *results = reinterpret_cast<int4 *>(output);
    for (int token = blockIdx.x * blockDim.y + threadIdx.y; token < tokens; token += gridDim.x * blockDim.y) {
        const long long id = __ldg(&ids[token]);
        for (int i = threadIdx.x; i < vectors; i += blockDim.x) {
            const int4 vector = id == padding ? make_int4(0, 0, 0, 0) : rows[id * vectors + i];
            results[static_cast<size_t>(token) * vectors + i] = vector;
        }
    }
}

template __global__ void embedding_gather<float>(const float *, const long long *, float *, int, int, long long);
template __global__ void embedding_gather<__half>(const __half *, const long long *, __half *, int, int, long long);
