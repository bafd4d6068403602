#include <cmath>

#include <cuda_runtime.h>

#include "helper_math.h"
#include "pipeline.h"

namespace {

__constant__ float weights[2 * max_radius + 1];

constexpr dim3 tile_block() {
    return dim3(32, 8);
}

dim3 tile_grid(int width, int height) {
    const dim3 block = tile_block();
    return dim3((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
}

template <bool Rows>
__global__ void convolve(PixelReader<float> source, PixelWriter<float> target, int width, int height, int radius) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) {
        return;
    }
    float sum = 0.0f;
    for (int k = -radius; k <= radius; ++k) {
        sum = fmaf(weights[k + radius], Rows ? source(x + k, y) : source(x, y + k), sum);
    }
    target.set(x, y, sum);
}

__global__ void stretch_contrast(PixelReader<float> source, PixelWriter<uchar4> target, int width, int height,
                                 float low, float scale) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) {
        return;
    }
    target.set(x, y, pack_grey((source(x, y) - low) * scale));
}

}  // namespace

void set_gaussian(int radius, float sigma, cudaStream_t stream) {
    float host[2 * max_radius + 1];
    float total = 0.0f;
    for (int k = -radius; k <= radius; ++k) {
        host[k + radius] = std::exp(-0.5f * static_cast<float>(k * k) / (sigma * sigma));
        total += host[k + radius];
    }
    for (int k = 0; k <= 2 * radius; ++k) {
        host[k] /= total;
    }
    // Pageable memory: the copy has left `host` when the call returns.
    mine::check(cudaMemcpyToSymbolAsync(weights, host, (2 * radius + 1) * sizeof(float), 0, cudaMemcpyHostToDevice,
                                        stream),
                "cudaMemcpyToSymbolAsync");
}

void blur(const Image<float> &source, Image<float> &scratch, Image<float> &target, int radius, cudaStream_t stream) {
    const dim3 grid = tile_grid(source.width(), source.height());
    convolve<true><<<grid, tile_block(), 0, stream>>>(source.reader(), scratch.writer(), source.width(),
                                                      source.height(), radius);
    convolve<false><<<grid, tile_block(), 0, stream>>>(scratch.reader(), target.writer(), source.width(),
                                                       source.height(), radius);
    mine::check(cudaGetLastError(), "convolve");
}

void stretch(const Image<float> &source, const Range &range, Image<uchar4> &target, cudaStream_t stream) {
    const float span = range.high > range.low ? range.high - range.low : 1.0f;
    stretch_contrast<<<tile_grid(source.width(), source.height()), tile_block(), 0, stream>>>(
        source.reader(), target.writer(), source.width(), source.height(), range.low, 1.0f / span);
    mine::check(cudaGetLastError(), "stretch_contrast");
}
