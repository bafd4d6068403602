// Rotary position embedding, in place: each pair of elements of a head is turned by an angle that is the token's
// position times base^(-2 pair / size). Pairs are neighbours (Interleaved) or lie half a head apart. values: tokens x
// heads x size. One block a token.
#include <cuda_fp16.h>

template <typename T, bool Interleaved>
__global__ void rotary_embedding(T *__restrict__ values, const long long *__restrict__ positions, int heads, int size,
                                 float base) {
    const int pairs = size / 2;
    const float position = static_cast<float>(positions[blockIdx.x]);
    T *token = values + static_cast<size_t>(blockIdx.x) * heads * size;

    for (int i = threadIdx.x; i < heads * pairs; i += blockDim.x) {
        const int head = i / pairs;
        const int pair = i % pairs;
        float sine, cosine;
        sincosf(position * powf(base, -2.0f * pair / size), &sine, &cosine);

        T &first = token[head * size + (Interleaved ? 2 * pair : pair)];
        T &second = token[head * size + (Interleaved ? 2 * pair + 1 : pair + pairs)];
        const float x = static_cast<float>(first);
        const float y = static_cast<float>(second);
        first = static_cast<T>(x * cosine - y * sine);
        second = static_cast<T>(y * cosine + x * sine);
    }
}

template __global__ void rotary_embedding<float, false>(float *, const long long *, int, int, float);
template __global__ void rotary_embedding<float, true>(float *, const long long *, int, int, float);
template __global__ void rotary_embedding<__half, false>(__half *, const long long *, int, int, float);
