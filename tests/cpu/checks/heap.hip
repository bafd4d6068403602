// What kernels do rightly, and wrongly with some arguments, with memory of the device's heap.
#include <hip/hip_runtime.h>

#include <memory>
#include <new>

struct Shape {
    int size;
    bool is_open = true;
    __device__ Shape(int size) : size(size) {}
    __device__ virtual int area() const { return size * size; }
    __device__ virtual ~Shape() {}
};

struct Box : Shape {
    double depth;
    __device__ Box(int size, int depth) : Shape(size), depth(depth) {}
    __device__ int area() const override { return static_cast<int>(size * depth); }
};

__global__ void make(Shape **shapes, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    if (i % 3 == 0) shapes[i] = new Shape(i);
    else shapes[i] = new Box(i, 2);
}

__global__ void use(Shape **shapes, int *areas, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) areas[i] = shapes[i]->area() + shapes[i]->is_open;
}

__global__ void change(Shape **shapes, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) shapes[i]->size += 1;
}

__global__ void drop(Shape **shapes, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) delete shapes[i];
}

struct alignas(256) Wide {
    int values[65];
};

// Each form, with a value in its last element.
__global__ void forms(int *out, size_t too_much) {
    int *one = new int(1), *many = new int[5];
    int *quiet = new (std::nothrow) int(3), *quiet_many = new (std::nothrow) int[7];
    Wide *wide = new Wide, *wides = new Wide[2];
    Wide *quiet_wide = new (std::nothrow) Wide;
    int *plain = static_cast<int *>(malloc(9 * sizeof(int)));
    std::allocator<int> allocator;
    int *allocated = allocator.allocate(3);
    many[4] = 2, quiet_many[6] = 4, wide->values[64] = 5, wides[1].values[64] = 6, quiet_wide->values[64] = 7;
    plain[8] = 8, allocated[2] = 9;
    const bool is_aligned = (reinterpret_cast<size_t>(wide) | reinterpret_cast<size_t>(wides)) % 256 == 0;
    char *const none = static_cast<char *>(malloc(too_much));
    if (none != nullptr) none[threadIdx.x] = 1;
    out[threadIdx.x] = *one + many[4] + *quiet + quiet_many[6] + wide->values[64] + wides[1].values[64] +
                       quiet_wide->values[64] + plain[8] + allocated[2] + 100 * is_aligned + 1000 * (none == nullptr);
    free(none);
    free(plain);
    allocator.deallocate(allocated, 3);
    delete one;
    delete[] many;
    delete quiet;
    delete[] quiet_many;
    delete wide;
    delete[] wides;
    delete quiet_wide;
}

// An access of `width` bytes at byte `at` of a block of `bytes`, by a place that has accessed its begin before.
__global__ void probe(int bytes, int at, int width, int writes, int rounds, int *out) {
    char *block = static_cast<char *>(malloc(bytes));
    if (width == 1) {
        for (int i = 0; i < bytes; ++i) block[i] = 1;
    }
    for (int i = 0; i < rounds; ++i) {
        char *const bytes_at = block + (i == rounds - 1 ? at : 0);
        int *const number = reinterpret_cast<int *>(bytes_at);
        if (width == 1) {
            if (writes) *bytes_at = i;
            else out[i] = *bytes_at;
        } else {
            if (writes) *number = i;
            else out[i] = *number;
        }
    }
    free(block);
}

__global__ void rounds(int **kept, int bytes) {
    kept[threadIdx.x] = static_cast<int *>(malloc(bytes));
    kept[threadIdx.x][0] = threadIdx.x;
    free(kept[threadIdx.x]);
}

// What is new has nothing of what was there before.
__global__ void after_another(int **kept, int *out, int uses) {
    kept[0] = new int(1);
    delete kept[0];
    kept[1] = new int(2);
    out[0] = uses ? *kept[0] : *kept[1];
    delete kept[1];
}

// Lanes read from a lane that does not take part, and drop what they get.
__global__ void dropped(Shape **shapes, int *out) {
    const int i = threadIdx.x;
    shapes[i] = new Box(i, 3);
    out[i] = shapes[i]->area();
    if (i < 16) {
        const int other = __shfl(out[i], i + 16, 32);
        out[i] += other * 0;
    }
}

__device__ int *list;

__global__ void counted(int *out) {
    __shared__ int done;
    if (threadIdx.x == 0) done = 0, list = static_cast<int *>(malloc(blockDim.x * sizeof(int)));
    __syncthreads();
    list[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = list[blockDim.x - 1 - threadIdx.x];
    __threadfence();
    if (atomicAdd(&done, 1) == blockDim.x - 1) free(list);
}
