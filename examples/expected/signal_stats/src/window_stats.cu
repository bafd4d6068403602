#include "../hipport/warp.h"
#include "../hipport/minmax.h"
#include "window_stats.h"

#include <cstddef>

namespace {

constexpr int kThreads = 256;
constexpr int kWarps = kThreads / 32;

__device__ float warp_sum(float value) {
    for (int offset = 16; offset > 0; offset /= 2) value += hipport::shfl_down_sync(0xffffffff, value, offset);
    return value;
}

__device__ float warp_peak(float value) {
    for (int mask = 16; mask > 0; mask /= 2) value = fmaxf(value, hipport::shfl_xor_sync(0xffffffff, value, mask));
    return value;
}

// One block for each window.
__global__ void __launch_bounds__(kThreads) stats_of_windows(const float *samples, int count, int window, float *rms,
                                                             float *peak) {
    __shared__ float sums[kWarps];
    __shared__ float peaks[kWarps];
    const int first = blockIdx.x * window;
    const int last = min(first + window, count);
    float sum = 0.0f;
    float largest = 0.0f;
    for (int i = first + threadIdx.x; i < last; i += blockDim.x) {
        const float sample = __ldg(&samples[i]);
        sum += sample * sample;
        largest = fmaxf(largest, fabsf(sample));
    }
    sum = warp_sum(sum);
    largest = warp_peak(largest);
    if (threadIdx.x % 32 == 0) {
        sums[threadIdx.x / 32] = sum;
        peaks[threadIdx.x / 32] = largest;
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int warp = 1; warp < kWarps; warp++) {
            sum += sums[warp];
            largest = fmaxf(largest, peaks[warp]);
        }
        rms[blockIdx.x] = sqrtf(sum / (last - first));
        peak[blockIdx.x] = largest;
    }
}

// Memory on the device that is freed with its scope.
struct Buffer {
    float *data = nullptr;
    hipError_t error;
    explicit Buffer(size_t count) { error = hipMalloc(&data, count * sizeof(float)); }
    ~Buffer() { static_cast<void>(hipFree(data)); }
};

}  // namespace

hipError_t window_stats(const float *samples, int count, int window, float *rms, float *peak) {
    const int windows = (count + window - 1) / window;
    Buffer input(count), rms_out(windows), peak_out(windows);
    for (const Buffer *buffer : {&input, &rms_out, &peak_out}) {
        if (buffer->error != hipSuccess) return buffer->error;
    }
    hipError_t error = hipMemcpy(input.data, samples, count * sizeof(float), hipMemcpyHostToDevice);
    if (error != hipSuccess) return error;
    stats_of_windows<<<windows, kThreads>>>(input.data, count, window, rms_out.data, peak_out.data);
    error = hipGetLastError();
    if (error != hipSuccess) return error;
    error = hipMemcpy(rms, rms_out.data, windows * sizeof(float), hipMemcpyDeviceToHost);
    if (error != hipSuccess) return error;
    return hipMemcpy(peak, peak_out.data, windows * sizeof(float), hipMemcpyDeviceToHost);
}
