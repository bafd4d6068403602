// A program that draws the same numbers in each of hipRAND's ways, and exits with the number of differences.
#include <hip/hip_runtime.h>
#include <hiprand/hiprand.h>
#include <hiprand/hiprand_kernel.h>

#include <cstdlib>
#include <vector>

constexpr int threads = 512;

__global__ void compare(const unsigned int* numbers, int* differences) {
    const unsigned int thread = blockIdx.x * blockDim.x + threadIdx.x;
    hiprandState_t state;
    hiprand_init(1234, thread, 0, &state);
    if (hiprand(&state) != numbers[thread]) atomicAdd(differences, 1);
}

__global__ void compare_quasirandom(hiprandDirectionVectors32_t* vectors, const float* numbers, int* differences) {
    hiprandStateSobol32_t state;
    hiprand_init(vectors[threadIdx.x], 0, &state);
    for (int i = 0; i < threads; ++i)
        if (hiprand_uniform(&state) != numbers[threadIdx.x * threads + i]) atomicAdd(differences, 1);
}

__global__ void count_beyond(hiprandDiscreteDistribution_t poisson, int* differences) {
    hiprandStatePhilox4_32_10_t state;
    hiprand_init(1, threadIdx.x, 0, &state);
    if (hiprand_discrete(&state, poisson) > 100) atomicAdd(differences, 1);
}

template <class T>
T* device_array(size_t count) {
    T* result;
    if (hipMalloc(&result, count * sizeof(T)) != hipSuccess) exit(90);
    return result;
}

void expect(hiprandStatus_t status) {
    if (status != HIPRAND_STATUS_SUCCESS) exit(91);
}

int main() {
    unsigned int* const numbers = device_array<unsigned int>(threads);
    float* const quasirandom = device_array<float>(2 * threads);
    int* const differences = device_array<int>(1);
    hipStream_t stream;
    if (hipStreamCreate(&stream) != hipSuccess || hipMemsetAsync(differences, 0, sizeof(int), stream) != hipSuccess)
        return 92;

    hiprandGenerator_t generator, sobol, host;
    expect(hiprandCreateGenerator(&generator, HIPRAND_RNG_PSEUDO_DEFAULT));
    expect(hiprandSetPseudoRandomGeneratorSeed(generator, 1234));
    expect(hiprandSetStream(generator, stream));
    expect(hiprandGenerate(generator, numbers, threads));
    expect(hiprandDestroyGenerator(generator));
    compare<<<threads / 256, 256, 0, stream>>>(numbers, differences);

    hiprandDirectionVectors32_t *vectors, *const on_device = device_array<hiprandDirectionVectors32_t>(2);
    expect(hiprandGetDirectionVectors32(&vectors, HIPRAND_DIRECTION_VECTORS_32_JOEKUO6));
    if (hipMemcpy(on_device, vectors, 2 * sizeof *vectors, hipMemcpyHostToDevice) != hipSuccess) return 93;
    expect(hiprandCreateGenerator(&sobol, HIPRAND_RNG_QUASI_SOBOL32));
    expect(hiprandSetQuasiRandomGeneratorDimensions(sobol, 2));
    expect(hiprandSetStream(sobol, stream));
    expect(hiprandGenerateUniform(sobol, quasirandom, 2 * threads));
    compare_quasirandom<<<1, 2, 0, stream>>>(on_device, quasirandom, differences);

    hiprandDiscreteDistribution_t poisson;
    expect(hiprandCreatePoissonDistribution(9.0, &poisson));
    count_beyond<<<1, 256, 0, stream>>>(poisson, differences);

    int result;
    if (hipMemcpyAsync(&result, differences, sizeof(int), hipMemcpyDeviceToHost, stream) != hipSuccess) return 94;
    if (hipStreamSynchronize(stream) != hipSuccess) return 95;
    std::vector<unsigned int> by_host(threads), by_device(threads);
    expect(hiprandCreateGeneratorHost(&host, HIPRAND_RNG_PSEUDO_XORWOW));
    expect(hiprandSetPseudoRandomGeneratorSeed(host, 1234));
    expect(hiprandGenerate(host, by_host.data(), threads));
    if (hipMemcpy(by_device.data(), numbers, threads * sizeof(int), hipMemcpyDeviceToHost) != hipSuccess) return 96;
    result += by_host != by_device;

    expect(hiprandDestroyGenerator(sobol));
    expect(hiprandDestroyGenerator(host));
    expect(hiprandDestroyDistribution(poisson));
    for (void* memory : {static_cast<void*>(numbers), static_cast<void*>(quasirandom), static_cast<void*>(differences),
                         static_cast<void*>(on_device)})
        if (hipFree(memory) != hipSuccess) return 97;
    return hipStreamDestroy(stream) != hipSuccess ? 98 : result;
}
