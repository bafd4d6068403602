// Objects and memory that kernels have from the heap of the device; the host has its own, by the same functions.
// run: --sanitize
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

struct Shape {
    int size;
    __host__ __device__ Shape(int size) : size(size) {}
    __host__ __device__ virtual int area() const { return size * size; }
    __host__ __device__ virtual ~Shape() {}
};

struct Box : Shape {
    int depth;
    __host__ __device__ Box(int size, int depth) : Shape(size), depth(depth) {}
    __host__ __device__ int area() const override { return size * depth; }
};

__host__ __device__ int sum(const Shape *const *shapes, int n) {
    int *areas = new int[n], total = 0;
    for (int i = 0; i < n; ++i) areas[i] = shapes[i]->area();
    for (int i = 0; i < n; ++i) total += areas[i];
    delete[] areas;
    return total;
}

__global__ void make(Shape **shapes) { shapes[threadIdx.x] = threadIdx.x % 2 ? new Box(threadIdx.x, 2) : new Shape(1); }

__global__ void use(Shape **shapes, int *total) { *total = sum(shapes, 32); }

__global__ void drop(Shape **shapes) { delete shapes[threadIdx.x]; }

__global__ void size_of_dropped(Shape **shapes, int *total) {
    *total = shapes[0]->size;  // found: use-after-free
}

__global__ void scratch(int *total, int n) {
    int *own = static_cast<int *>(malloc(8 * sizeof(int)));
    for (int i = 0; i < n; ++i) {
        own[i] = i;  // found: out-of-bounds-write
    }
    *total = own[7];
    free(own);
    if (n > 8) {
        free(own);    // found: double-free
        free(total);  // found: invalid-free
    }
}

int main(int argc, char **) {
    const bool fault = argc > 1;
    std::vector<Shape *> own;
    for (int i = 0; i < 32; ++i) own.push_back(i % 2 ? new Box(i, 2) : new Shape(1));
    const int expected = sum(own.data(), 32);
    for (Shape *shape : own) delete shape;

    Shape **shapes;
    int *total, first, second;
    cudaMalloc(&shapes, 32 * sizeof(Shape *));
    cudaMalloc(&total, sizeof(int));
    make<<<1, 32>>>(shapes);
    use<<<1, 1>>>(shapes, total);
    cudaMemcpy(&first, total, sizeof(int), cudaMemcpyDeviceToHost);
    drop<<<1, 32>>>(shapes);
    if (fault) size_of_dropped<<<1, 1>>>(shapes, total);
    scratch<<<1, 1>>>(total, fault ? 9 : 8);
    cudaMemcpy(&second, total, sizeof(int), cudaMemcpyDeviceToHost);
    int *host = static_cast<int *>(malloc(sizeof(int)));
    *host = first == expected && second == 7;
    puts(*host ? "PASSED" : "FAILED");
    free(host);
    cudaFree(shapes);
    cudaFree(total);
}
