// Host program: no kernel is launched here, so a plain C++ compiler is enough.
#include <cstdio>
#include <cstdlib>
#include <random>

#include <cuda_runtime_api.h>

#include "cuda_check.h"
#include "nbody.h"

namespace {

// Page-locked host array: copies from it run asynchronously to the host.
template <typename T>
class PinnedArray {
public:
    explicit PinnedArray(std::size_t count) {
        CUDA_CHECK(cudaMallocHost(reinterpret_cast<void **>(&data_), count * sizeof(T)));
    }
    ~PinnedArray() { cudaFreeHost(data_); }
    PinnedArray(const PinnedArray &) = delete;
    PinnedArray &operator=(const PinnedArray &) = delete;

    T *data() { return data_; }
    T &operator[](std::size_t i) { return data_[i]; }

private:
    T *data_ = nullptr;
};

void describe_device() {
    int device = 0;
    cudaDeviceProp properties{};
    CUDA_CHECK(cudaGetDevice(&device));
    CUDA_CHECK(cudaGetDeviceProperties(&properties, device));
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

    cudaStream_t compute;
    cudaStream_t copy;
    CUDA_CHECK(cudaStreamCreateWithFlags(&compute, cudaStreamNonBlocking));
    CUDA_CHECK(cudaStreamCreateWithFlags(&copy, cudaStreamNonBlocking));

    cudaEvent_t start;
    cudaEvent_t stop;
    cudaEvent_t ready;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventCreateWithFlags(&ready, cudaEventDisableTiming));

    CUDA_CHECK(cudaEventRecord(start, compute));
    for (int i = 0; i < steps; ++i) {
        system.step(T(1.0e-3), compute);
    }
    CUDA_CHECK(cudaEventRecord(stop, compute));
    CUDA_CHECK(cudaEventRecord(ready, compute));

    // The copy waits on the device for the last step; the host goes on.
    CUDA_CHECK(cudaStreamWaitEvent(copy, ready, 0));
    system.download(positions.data(), copy);
    const double energy = system.kinetic_energy(compute);
    CUDA_CHECK(cudaStreamSynchronize(copy));

    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    const double pairs = static_cast<double>(count) * static_cast<double>(count) * steps;
    std::printf("%zu bodies, %d steps: %.3f ms, %.2f Gpair/s, kinetic energy %.6f, first body at x = %.6f\n", count,
                steps, milliseconds, pairs / (milliseconds * 1.0e6), energy, static_cast<double>(positions[0].x));

    CUDA_CHECK(cudaEventDestroy(ready));
    CUDA_CHECK(cudaEventDestroy(stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaStreamDestroy(copy));
    CUDA_CHECK(cudaStreamDestroy(compute));
}

}  // namespace

int main(int argc, char **argv) {
    const std::size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 16384;
    const int steps = argc > 2 ? std::atoi(argv[2]) : 10;

    int devices = 0;
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
        std::fprintf(stderr, "no CUDA device\n");
        return EXIT_FAILURE;
    }
    describe_device();
    simulate<float>(count, steps);
    simulate<double>(count / 4, steps);
    CUDA_CHECK(cudaDeviceReset());
    return EXIT_SUCCESS;
}
