// The heap of the device: what kernels have from malloc and new.
#include <cuda_runtime.h>

struct Shape {
    float size;
    __device__ Shape(float size) : size(size) {}
    __device__ virtual float area() const { return size * size; }
    __device__ virtual ~Shape() {}
};

struct Box : Shape {
    float depth;
    __device__ Box(float size, float depth) : Shape(size), depth(depth) {}
    __device__ float area() const override { return size * depth; }
};

__device__ float *scratch;

__global__ void scratch_of_too_few(const float *x, float *y, int n) {
    float *own = static_cast<float *>(malloc(n * sizeof(float)));
    for (int i = 0; i <= n; ++i) {
        own[i] = x[threadIdx.x];  // fault: out-of-bounds-write
    }
    y[threadIdx.x] = own[0];
    free(own);
}

__global__ void window_before_its_begin(const float *x, float *y, int n) {
    float *own = new float[n];
    for (int i = 0; i < n; ++i) own[i] = x[i];
    y[threadIdx.x] = own[threadIdx.x - 1];  // fault: out-of-bounds-read
    delete[] own;
}

__global__ void text_without_end(const char *words, int *lengths, int n) {
    char *own = static_cast<char *>(malloc(n));
    for (int i = 0; i < n; ++i) own[i] = words[i];
    int length = 0;
    while (length < 16 && own[length] != 0) {  // fault: out-of-bounds-read
        ++length;
    }
    lengths[threadIdx.x] = length;
    free(own);
}

__global__ void far_beyond(float *y) {
    if (threadIdx.x == 0) scratch = new float[4];
    __syncthreads();
    scratch[threadIdx.x * 1000] = y[threadIdx.x];  // fault: out-of-bounds-write
}

__global__ void area_of_deleted(float *y) {
    Shape *shape = threadIdx.x % 2 ? new Box(2, 3) : new Shape(2);
    y[threadIdx.x] = shape->area();
    delete shape;
    y[threadIdx.x] += shape->size;  // fault: use-after-free
}

__global__ void write_to_freed(float *y, float **kept) {
    kept[threadIdx.x] = static_cast<float *>(malloc(64));
    kept[threadIdx.x][3] = 5;
    free(kept[threadIdx.x]);
    __syncthreads();
    kept[blockDim.x - 1 - threadIdx.x][3] = y[threadIdx.x];  // fault: use-after-free
}

__global__ void delete_of_all(float *y) {
    __shared__ Shape *shape;
    if (threadIdx.x == 0) shape = new Box(1, 2);
    __syncthreads();
    y[threadIdx.x] = shape->area();
    __syncthreads();
    ::operator delete(shape);  // fault: double-free
}

__global__ void free_twice(int **kept) {
    kept[threadIdx.x] = static_cast<int *>(malloc(16));
    free(kept[threadIdx.x]);
    __syncthreads();
    free(kept[threadIdx.x]);  // fault: double-free
}

__global__ void free_of_argument(float *x, float *y) {
    y[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        free(x);  // fault: invalid-free
    }
}

__global__ void free_of_second_half(float *y) {
    float *own = new float[8];
    own[4] = threadIdx.x;
    y[threadIdx.x] = own[4];
    free(own + 4);  // fault: invalid-free
}

__global__ void list_without_barrier(int *y) {
    __shared__ int *list;
    if (threadIdx.x == 0) list = static_cast<int *>(malloc(64 * sizeof(int)));
    __syncthreads();
    list[threadIdx.x] = threadIdx.x;                // or here: race-global-in-block
    y[threadIdx.x] = list[(threadIdx.x + 1) % 64];  // fault: race-global-in-block
    __syncthreads();
    if (threadIdx.x == 0) free(list);
}

__global__ void free_by_last_without_fence(int *y) {
    __shared__ int *list, done;
    if (threadIdx.x == 0) list = static_cast<int *>(malloc(64 * sizeof(int))), done = 0;
    __syncthreads();
    list[threadIdx.x] = threadIdx.x;
    __syncthreads();
    y[threadIdx.x] = list[63 - threadIdx.x];
    if (atomicAdd(&done, 1) == 63) {
        free(list);  // fault: race-global-in-block
    }
}

__device__ int *shared_by_blocks;

__global__ void count_of_blocks(int *y, unsigned int *ticket) {
    if (atomicAdd(ticket, 1) == 0) {
        shared_by_blocks = new int(0);  // or here: race-across-blocks
    } else {
        *shared_by_blocks += 1;  // fault: race-across-blocks
    }
    y[blockIdx.x] = blockIdx.x;
}
