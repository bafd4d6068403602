// Two-dimensional convolution (as neural networks have it: without turning the filter) of images (images x channels x
// height x width) with filters (filters x channels x size x size), stride, zero padding and a bias for each filter. The
// block is two-dimensional over the output, blockIdx.z goes over images and filters; dynamic shared memory holds the
// weights of one filter.
#include <cuda_runtime.h>

constexpr int most_filters = 64;

__constant__ float filter_bias[most_filters];

struct Convolution {
    int channels;
    int height;
    int width;
    int filters;
    int size;
    int stride;
    int padding;

    __host__ __device__ int output_height() const { return (height + 2 * padding - size) / stride + 1; }
    __host__ __device__ int output_width() const { return (width + 2 * padding - size) / stride + 1; }
};

extern "C" __global__ void conv2d(const float *__restrict__ input, const float *__restrict__ weights,
                                  float *__restrict__ output, const Convolution shape) {
    extern __shared__ float filter_weights[];
    const int image = blockIdx.z / shape.filters;
    const int filter = blockIdx.z % shape.filters;

    const int count = shape.channels * shape.size * shape.size;
    for (int i = threadIdx.y * blockDim.x + threadIdx.x; i < count; i += blockDim.x * blockDim.y) {
        filter_weights[i] = weights[static_cast<size_t>(filter) * count + i];
    }
    __syncthreads();

    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= shape.output_width() || y >= shape.output_height()) {
        return;
    }
    float sum = filter_bias[filter];
    const float *weight = filter_weights;
    for (int channel = 0; channel < shape.channels; ++channel) {
        const size_t plane_number = static_cast<size_t>(image) * shape.channels + channel;
        const float *plane = input + plane_number * shape.height * shape.width;
        for (int i = 0; i < shape.size; ++i) {
            const int row = y * shape.stride - shape.padding + i;
            for (int j = 0; j < shape.size; ++j, ++weight) {
                const int column = x * shape.stride - shape.padding + j;
                if (row >= 0 && row < shape.height && column >= 0 && column < shape.width) {
                    sum += *weight * plane[row * shape.width + column];
                }
            }
        }
    }
    output[(static_cast<size_t>(blockIdx.z) * shape.output_height() + y) * shape.output_width() + x] = sum;
}
