// Two owners of the same memory that both free it.
#include <cstdio>
#include <cuda_runtime.h>

struct Buffer {
    float *data = nullptr;
    explicit Buffer(size_t n) { cudaMalloc(&data, n * sizeof(float)); }
    Buffer(Buffer &&other, bool leaves_it) : data(other.data) {
        if (!leaves_it) other.data = nullptr;
    }
    ~Buffer() {
        cudaFree(data);  // found: double-free
    }
};

int main(int argc, char **) {
    {
        Buffer first(1000);
        Buffer second(static_cast<Buffer &&>(first), argc > 1);
        cudaMemset(second.data, 0, 4000);
    }
    puts(cudaDeviceSynchronize() == cudaSuccess ? "PASSED" : "FAILED");
}
