#include <cfloat>
#include <cstring>

#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>
#include "../hipport/warp.h"

#include "helper_math.h"
#include "pipeline.h"
#include "warp_reduce.cuh"

namespace cg = cooperative_groups;

namespace {

constexpr int block_size = 256;
constexpr int warps_per_block = block_size / warp_lanes;

struct Minimum {
    __device__ float operator()(float a, float b) const { return fminf(a, b); }
};

struct Maximum {
    __device__ float operator()(float a, float b) const { return fmaxf(a, b); }
};

__device__ float pixel(PixelReader<float> source, int index, int width) {
    return source(index % width, index / width);
}

__global__ void count_bins(PixelReader<float> source, int width, int pixels, unsigned *bins) {
    __shared__ unsigned local[histogram_bins];
    for (int bin = threadIdx.x; bin < histogram_bins; bin += blockDim.x) {
        local[bin] = 0;
    }
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < pixels; i += gridDim.x * blockDim.x) {
        const float value = clamp_to(pixel(source, i, width), 0.0f, 1.0f);
        atomicAdd(&local[__float2int_rz(value * (histogram_bins - 1) + 0.5f)], 1u);
    }
    __syncthreads();
    for (int bin = threadIdx.x; bin < histogram_bins; bin += blockDim.x) {
        if (local[bin] != 0) {
            atomicAdd(&bins[bin], local[bin]);
        }
    }
}

// Positive floats order like their bits, so that integer atomics find the least and the greatest.
__global__ void reduce_range(PixelReader<float> source, int width, int pixels, unsigned *low, unsigned *high,
                             unsigned *bright, unsigned *saturated) {
    __shared__ float lows[warps_per_block];
    __shared__ float highs[warps_per_block];

    const cg::thread_block block = cg::this_thread_block();
    const cg::thread_block_tile<warp_lanes> warp = cg::tiled_partition<warp_lanes>(block);
    const int warp_index = threadIdx.x / warp_lanes;

    float least = FLT_MAX;
    float greatest = 0.0f;
    unsigned above = 0;
    const int rounds = (pixels + gridDim.x * blockDim.x - 1) / (gridDim.x * blockDim.x);
    for (int round = 0; round < rounds; ++round) {
        const int i = (round * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
        const float value = i < pixels ? fmaxf(pixel(source, i, width), 0.0f) : 0.0f;
        const unsigned votes = hipport::ballot_sync(0xffffffff, i < pixels && value > 0.5f);
        above += warp.thread_rank() == 0 ? (int)__popc(votes) : 0;
        if (i < pixels) {
            least = fminf(least, value);
            greatest = fmaxf(greatest, value);
            if (value >= 1.0f) {
                aggregated_increment(saturated);
            }
        }
    }
    least = warp_reduce(least, Minimum{});
    greatest = tile_reduce(warp, greatest, Maximum{});
    if (warp.thread_rank() == 0) {
        lows[warp_index] = least;
        highs[warp_index] = greatest;
        atomicAdd(bright, above);
    }
    block.sync();
    if (warp_index == 0) {
        const auto first = cg::tiled_partition<warps_per_block>(warp);
        if (warp.thread_rank() < warps_per_block) {
            least = tile_reduce(first, lows[first.thread_rank()], Minimum{});
            greatest = tile_reduce(first, highs[first.thread_rank()], Maximum{});
        }
        if (warp.thread_rank() == 0) {
            atomicMin(low, __float_as_uint(least));
            atomicMax(high, __float_as_uint(greatest));
        }
    }
}

int blocks_to_fill_device() {
    int device = 0;
    int multiprocessors = 0;
    mine::check(hipGetDevice(&device), "cudaGetDevice");
    mine::check(hipDeviceGetAttribute(&multiprocessors, hipDeviceAttributeMultiprocessorCount, device),
                "cudaDeviceGetAttribute");
    return 4 * multiprocessors;
}

}  // namespace

std::vector<unsigned> histogram(const Image<float> &source, mine::Pool &pool, hipStream_t stream) {
    mine::Buffer<unsigned> bins(pool, histogram_bins);
    bins.clear(stream);
    count_bins<<<blocks_to_fill_device(), block_size, 0, stream>>>(source.reader(), source.width(),
                                                                   source.width() * source.height(), bins.data());
    mine::check(hipGetLastError(), "count_bins");

    std::vector<unsigned> result(histogram_bins);
    mine::check(hipMemcpyAsync(result.data(), bins.data(), bins.bytes(), hipMemcpyDeviceToHost, stream),
                "cudaMemcpyAsync");
    mine::check(hipStreamSynchronize(stream), "cudaStreamSynchronize");
    return result;
}

Range find_range(const Image<float> &source, mine::Pool &pool, hipStream_t stream) {
    mine::Buffer<unsigned> results(pool, 4);
    unsigned host[4] = {0x7f7fffffu, 0u, 0u, 0u};
    mine::check(hipMemcpyAsync(results.data(), host, sizeof host, hipMemcpyHostToDevice, stream), "cudaMemcpyAsync");
    unsigned *device = results.data();
    reduce_range<<<blocks_to_fill_device(), block_size, 0, stream>>>(source.reader(), source.width(),
                                                                     source.width() * source.height(), device,
                                                                     device + 1, device + 2, device + 3);
    mine::check(hipGetLastError(), "reduce_range");
    mine::check(hipMemcpyAsync(host, device, sizeof host, hipMemcpyDeviceToHost, stream), "cudaMemcpyAsync");
    mine::check(hipStreamSynchronize(stream), "cudaStreamSynchronize");

    Range range{};
    static_assert(sizeof(float) == sizeof(unsigned), "the bits of a float travel as an unsigned");
    std::memcpy(&range.low, &host[0], sizeof(float));
    std::memcpy(&range.high, &host[1], sizeof(float));
    range.bright = host[2];
    return range;
}
