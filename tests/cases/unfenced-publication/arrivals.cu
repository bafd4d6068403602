#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Node { Node *parent, *left, *right; int visits; float low, high; };

__global__ void climb(Node *leaves, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Node *node = leaves[i].parent;
    while (node) {
        if (atomicCAS(&node->visits, 0, 1)) {
//~         ^~~~~~~~~ HP703 warning:
//~   the last to arrive reads what the others have stored, without __threadfence() before the atomic function (low confidence)
//~   remedy: put __threadfence() between the stores and the atomic function, and before the reads
            node->low = fminf(node->left->low, node->right->low);
            node = node->parent;
        } else {
            return;
        }
    }
}

__global__ void climb_by_index(int *parents, int *visits, float *low, const int *left, const int *right) {
    int node = parents[threadIdx.x];
    for (; node >= 0; node = parents[node]) {
        if (atomicAdd(&visits[node], 1) == 0) return;
//~         ^~~~~~~~~ HP703 warning:
//~   the last to arrive reads what the others have stored, without __threadfence() before the atomic function (low confidence)
//~   remedy: put __threadfence() between the stores and the atomic function, and before the reads
        low[node] = fminf(low[left[node]], low[right[node]]);
    }
}

template <int PARTS> __global__ void decode(const float *x, float *parts, int *counter, float *out) {
    parts[blockIdx.x] = x[blockIdx.x];
    bool last = false;
    if (threadIdx.x == 0) last = atomicAdd(&counter[blockIdx.y], 1) == PARTS - 1;
//~                              ^~~~~~~~~ HP703 warning:
//~   the last to arrive reads what the others have stored, without __threadfence() before the atomic function (low confidence)
//~   remedy: put __threadfence() between the stores and the atomic function, and before the reads
    if (__syncthreads_or(last)) out[blockIdx.y] = parts[threadIdx.x];
}

__global__ void ticket(float *parts, unsigned *counter, unsigned n, float *out) {
    __shared__ bool last;
    parts[blockIdx.x] = 1;
    if (threadIdx.x == 0) {
        unsigned ticket = atomicInc(counter, n);
//~                       ^~~~~~~~~ HP703 warning:
//~   the last to arrive reads what the others have stored, without __threadfence() before the atomic function (low confidence)
//~   remedy: put __threadfence() between the stores and the atomic function, and before the reads
        last = (ticket == (n - 1));
    }
    __syncthreads();
    if (last) out[0] = parts[threadIdx.x];
}

__global__ void fenced(int *parents, int *visits, float *low, const int *left, const int *right) {
    int node = parents[threadIdx.x];
    while (node >= 0) {
        __threadfence();
        if (atomicAdd(&visits[node], 1) == 0) return;
        low[node] = fminf(low[left[node]], low[right[node]]);
        node = parents[node];
    }
}

__global__ void marks(const int *edges, int *seen, int *queue, int *count, int size) {
    __shared__ int arrived;
    for (int i = threadIdx.x; i < size; i += blockDim.x)
        if (atomicCAS(&seen[edges[i]], 0, 1) == 0) queue[atomicAdd(count, 1)] = edges[i];
    if (atomicAdd(&arrived, 1) == size - 1) count[0] = 0;
    int at = atomicAdd(count, 1);
    if (at < size) queue[at] = at;
}
