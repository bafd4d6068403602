// Host program: no kernel is launched here, so a plain C++ compiler is enough.
#include <cstdio>
#include <cstdlib>
#include <random>

#include <hip/hip_runtime_api.h>

#include "cuda_check.h"
#include "nbody.h"

namespace {

// Page-locked host array: copies from it run asynchronously to the host.
template <typename T>
class PinnedArray {
public:
    explicit PinnedArray(std::size_t count) {
        CUDA_CHECK(hipHostMalloc(reinterpret_cast<void **>(&data_), count * sizeof(T)));
    }
    ~PinnedArray() { hipHostFree(data_); }
    PinnedArray(const PinnedArray &) = delete;
    PinnedArray &operator=(const PinnedArray &) = delete;

    T *data() { return data_; }
    T &operator[](std::size_t i) { return data_[i]; }

private:
    T *data_ = nullptr;
};

void describe_device() {
    int device = 0;
    hipDeviceProp_t properties{};
    CUDA_CHECK(hipGetDevice(&device));
    CUDA_CHECK(hipGetDeviceProperties(&properties, device));
    std::printf("device %d: %s, %d multiprocessors, %.1f GiB\n", device, properties.name,
                properties.multiProcessorCount, static_cast<double>(properties.totalGlobalMem) / (1 << 30));
}

template <typename T>
void fill_sphere(PinnedArray<Vec4<T>> &positions, PinnedArray<Vec4<T>> &velocities, std::size_t count) {
    std::mt19937 generator(42);
    std::uniform_real_distribution<T> uniform(T(-1), T(1));
    for (std::size_t i = 0; i < count;) {
        const T x = uniform(generator);
        const T y = uniform(generator);
        const T z = uniform(generator);
        if (x * x + y * y + z * z > T(1)) {
            continue;
        }
        positions[i] = Vec4<T>{x, y, z, T(1) / static_cast<T>(count)};
        velocities[i] = Vec4<T>{-y, x, T(0), T(0)};
        ++i;
    }
}

template <typename T>
void simulate(std::size_t count, int steps) {
    PinnedArray<Vec4<T>> positions(count);
    PinnedArray<Vec4<T>> velocities(count);
    fill_sphere<T>(positions, velocities, count);

    System<T> system(count, Parameters{});
    system.upload(positions.data(), velocities.data());

    hipStream_t compute;
    hipStream_t copy;
    CUDA_CHECK(hipStreamCreateWithFlags(&compute, hipStreamNonBlocking));
    CUDA_CHECK(hipStreamCreateWithFlags(&copy, hipStreamNonBlocking));

    hipEvent_t start;
    hipEvent_t stop;
    hipEvent_t ready;
    CUDA_CHECK(hipEventCreate(&start));
    CUDA_CHECK(hipEventCreate(&stop));
    CUDA_CHECK(hipEventCreateWithFlags(&ready, hipEventDisableTiming));

    CUDA_CHECK(hipEventRecord(start, compute));
    for (int i = 0; i < steps; ++i) {
        system.step(T(1.0e-3), compute);
    }
    CUDA_CHECK(hipEventRecord(stop, compute));
    CUDA_CHECK(hipEventRecord(ready, compute));

    // The copy waits on the device for the last step; the host goes on.
    CUDA_CHECK(hipStreamWaitEvent(copy, ready, 0));
    system.download(positions.data(), copy);
    const double energy = system.kinetic_energy(compute);
    CUDA_CHECK(hipStreamSynchronize(copy));

    float milliseconds = 0.0f;
    CUDA_CHECK(hipEventElapsedTime(&milliseconds, start, stop));
    const double pairs = static_cast<double>(count) * static_cast<double>(count) * steps;
    std::printf("%zu bodies, %d steps: %.3f ms, %.2f Gpair/s, kinetic energy %.6f, first body at x = %.6f\n", count,
                steps, milliseconds, pairs / (milliseconds * 1.0e6), energy, static_cast<double>(positions[0].x));

    CUDA_CHECK(hipEventDestroy(ready));
    CUDA_CHECK(hipEventDestroy(stop));
    CUDA_CHECK(hipEventDestroy(start));
    CUDA_CHECK(hipStreamDestroy(copy));
    CUDA_CHECK(hipStreamDestroy(compute));
}

}  // namespace

int main(int argc, char **argv) {
    const std::size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 16384;
    const int steps = argc > 2 ? std::atoi(argv[2]) : 10;

    int devices = 0;
    if (hipGetDeviceCount(&devices) != hipSuccess || devices == 0) {
        std::fprintf(stderr, "no CUDA device\n");
        return EXIT_FAILURE;
    }
    describe_device();
    simulate<float>(count, steps);
    simulate<double>(count / 4, steps);
    CUDA_CHECK(hipDeviceReset());
    return EXIT_SUCCESS;
}
