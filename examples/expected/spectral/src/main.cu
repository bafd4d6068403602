#include <math.h>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include <hip/hip_runtime_api.h>
#include <hip/hip_runtime.h>

#include "adaptive.h"
#include "check.h"
#include "devices.h"
#include "driver_module.h"
#include "gpu_compat.h"
#include "monte_carlo.h"
#include "profiling.h"
#include "runtime_window.h"
#include "spectrum.h"
#include "telemetry.h"

namespace {

void filter_noise(hipStream_t stream) {
    constexpr int length = 4096;
    constexpr int batch = 64;
    float *signals = nullptr;
    CUDA_OK(hipMalloc(&signals, sizeof(float) * length * batch));
    fill_noise(signals, static_cast<size_t>(length) * batch, 1234ULL, stream);

    SpectralFilter filter(length, batch, 0.1f, stream);
    filter.record(signals);
    filter.replay();
    std::printf("filtered mean in half precision %.6f\n", half_precision_mean(signals, length * batch, stream));
    std::printf("stable after %d passes\n", smooth_until_stable(signals, length, 1.0e-3f, stream));
    CUDA_OK(hipFree(signals));

    double *sine = nullptr;
    std::vector<double> host(length);
    for (int i = 0; i < length; ++i) {
        host[i] = sin(2.0 * 3.14159265358979 * 8 * i / length);
    }
    CUDA_OK(hipMalloc(&sine, sizeof(double) * length));
    CUDA_OK(hipMemcpyAsync(sine, host.data(), sizeof(double) * length, hipMemcpyHostToDevice, stream));
    std::printf("energy of a sine %.3f, expected %.3f\n", spectral_energy(sine, length, stream), length / 2.0);
    CUDA_OK(hipFree(sine));
}

void window_at_run_time() {
    hipDeviceProp_t properties{};
    CUDA_OK(hipGetDeviceProperties(&properties, 0));
    const std::string architecture =
        "compute_" + std::to_string(properties.major) + std::to_string(properties.minor);
    const std::string image = compile_window("0.5f - 0.5f * cosf(6.2831853f * t)", architecture);
    std::vector<float> values(1000, 1.0f);
    if (const int failed = scale_with_image(image.data(), "apply_window", values.data(), values.size(), 1.0f)) {
        std::fprintf(stderr, "cuLaunchKernel or a call before it failed with CUresult %d\n", failed);
        return;
    }
    std::printf("Hann window at the middle %.4f\n", values[values.size() / 2]);
}

}  // namespace

int main() try {
    int runtime = 0;
    CUDA_OK(hipRuntimeGetVersion(&runtime));
    std::printf("%s %d, %d lanes a warp, %d peer pairs\n", GPU_NAME, runtime, gpu_warp_size(0), enable_peer_access());

    hipStream_t stream = nullptr;
    CUDA_OK(hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, 0));
    const bool is_profiled = std::getenv("PROFILE") != nullptr;
    if (is_profiled) CUDA_OK(hipProfilerStart());
    filter_noise(stream);
    window_at_run_time();
    const Option option{100.0f, 105.0f, 0.03f, 0.2f, 1.0f};
    std::printf("call price %.4f\n", price_call(option, 1LL << 24, 99ULL));
    for (const double sum : sum_on_every_device(1000)) {
        std::printf("sum of 1..1000 is %.0f\n", sum);
    }
    if (is_profiled) CUDA_OK(hipProfilerStop());
    std::printf("power %.1f W\n", power_in_watts());
    CUDA_OK(hipStreamDestroy(stream));
    return EXIT_SUCCESS;
} catch (const std::exception &error) {
    std::fprintf(stderr, "%s: %s\n", GPU_NAME, error.what());
    return EXIT_FAILURE;
}
