// The K nearest of n points (x, y, z, 0) to each query, nearest first: a thread a query, points by tiles of shared
// memory, candidates in registers in order of their distance; of equally near points the first counts.
#include <cuda_runtime.h>
#include <float.h>

template <int K, int Tile>
__global__ void k_nearest(const float4 *__restrict__ points, int n, const float4 *__restrict__ queries, int query_count,
                          int *__restrict__ neighbours, float *__restrict__ distances) {
    __shared__ float4 tile[Tile];
    const int q = blockIdx.x * blockDim.x + threadIdx.x;
    const float4 query = q < query_count ? queries[q] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    float best[K];
    int index[K];
#pragma unroll
    for (int k = 0; k < K; ++k) {
        best[k] = FLT_MAX;
        index[k] = -1;
    }
    for (int first = 0; first < n; first += Tile) {
        for (int i = threadIdx.x; i < Tile && first + i < n; i += blockDim.x) {
            tile[i] = points[first + i];
        }
        __syncthreads();
        const int count = min(Tile, n - first);
        for (int i = 0; i < count; ++i) {
            const float dx = tile[i].x - query.x;
            const float dy = tile[i].y - query.y;
            const float dz = tile[i].z - query.z;
            float distance = dx * dx + dy * dy + dz * dz;
            int candidate = first + i;
            if (distance >= best[K - 1]) {
                continue;
            }
#pragma unroll
            for (int k = 0; k < K; ++k) {
                if (distance < best[k] || (distance == best[k] && candidate < index[k])) {
                    const float further = best[k];
                    const int other = index[k];
                    best[k] = distance;
                    index[k] = candidate;
                    distance = further;
                    candidate = other;
                }
            }
        }
        __syncthreads();
    }
    if (q < query_count) {
        for (int k = 0; k < K; ++k) {
            neighbours[q * K + k] = index[k];
            distances[q * K + k] = best[k];
        }
    }
}

template __global__ void k_nearest<1, 128>(const float4 *, int, const float4 *, int, int *, float *);
template __global__ void k_nearest<8, 128>(const float4 *, int, const float4 *, int, int *, float *);
