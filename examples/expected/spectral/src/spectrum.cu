#include <hip/hip_runtime.h>
#include "../hipport/complex.h"
#include "../hipport/atomics.h"
#include "spectrum.h"

#include <hiprand/hiprand.h>

#include "check.h"
#include "half_kernels.cuh"
#include "profiling.h"

namespace {

__global__ void low_pass(hipfftComplex *spectra, int bins, int batch, float cutoff, float scale) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= bins * batch) {
        return;
    }
    const float frequency = static_cast<float>(i % bins) / static_cast<float>(bins);
    const float gain = scale / (1.0f + __powf(frequency / cutoff, 8.0f));
    spectra[i].x *= gain;
    spectra[i].y *= gain;
}

__global__ void energy(const hipfftDoubleComplex *spectrum, int length, double *sum) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < length) {
        atomicAdd(sum, hipport_cabs(spectrum[i]) * hipport_cabs(spectrum[i]) / length);
    }
}

__global__ void to_complex(const double *signal, hipfftDoubleComplex *output, int length) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < length) {
        output[i] = make_hipDoubleComplex(signal[i], 0.0);
    }
}

}  // namespace

SpectralFilter::SpectralFilter(int length, int batch, float cutoff, hipStream_t stream)
    : length_(length), batch_(batch), cutoff_(cutoff), stream_(stream) {
    int size[1] = {length_};
    int real_embed[1] = {length_};
    int complex_embed[1] = {bins()};
    CUFFT_OK(hipfftPlanMany(&forward_, 1, size, real_embed, 1, length_, complex_embed, 1, bins(), HIPFFT_R2C, batch_));
    CUFFT_OK(hipfftPlanMany(&inverse_, 1, size, complex_embed, 1, bins(), real_embed, 1, length_, HIPFFT_C2R, batch_));
    CUFFT_OK(hipfftSetStream(forward_, stream_));
    CUFFT_OK(hipfftSetStream(inverse_, stream_));
    CUDA_OK(hipMalloc(&spectra_, sizeof(hipfftComplex) * static_cast<size_t>(bins()) * batch_));
}

SpectralFilter::~SpectralFilter() {
    if (graph_ != nullptr) {
        hipGraphExecDestroy(graph_);
    }
    hipFree(spectra_);
    hipfftDestroy(inverse_);
    hipfftDestroy(forward_);
}

void SpectralFilter::record(hipfftReal *signals) {
    Range range("record cudaGraph");
    hipGraph_t graph = nullptr;
    CUDA_OK(hipStreamBeginCapture(stream_, hipStreamCaptureModeThreadLocal));
    CUFFT_OK(hipfftExecR2C(forward_, signals, spectra_));
    LAUNCH_1D(low_pass, bins() * batch_, stream_, spectra_, bins(), batch_, cutoff_, 1.0f / length_);
    CUFFT_OK(hipfftExecC2R(inverse_, spectra_, signals));
    CUDA_OK(hipStreamEndCapture(stream_, &graph));
#if defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 12000
    CUDA_OK(hipGraphInstantiateWithFlags(&graph_, graph, 0));
#else
    CUDA_OK(hipGraphInstantiate(&graph_, graph, nullptr, nullptr, 0));
#endif
    CUDA_OK(hipGraphDestroy(graph));
}

void SpectralFilter::replay() {
    Range range("replay");
    CUDA_OK(hipGraphLaunch(graph_, stream_));
}

void fill_noise(float *values, size_t count, unsigned long long seed, hipStream_t stream) {
    hiprandGenerator_t generator = nullptr;
    CURAND_OK(hiprandCreateGenerator(&generator, HIPRAND_RNG_PSEUDO_PHILOX4_32_10));
    CURAND_OK(hiprandSetStream(generator, stream));
    CURAND_OK(hiprandSetPseudoRandomGeneratorSeed(generator, seed));
    CURAND_OK(hiprandGenerateNormal(generator, values, count, 0.0f, 1.0f));
    CURAND_OK(hiprandDestroyGenerator(generator));
}

double spectral_energy(const double *signal, int length, hipStream_t stream) {
    hipfftDoubleComplex *spectrum = nullptr;
    double *sum = nullptr;
    CUDA_OK(hipMallocAsync(reinterpret_cast<void **>(&spectrum), sizeof(hipfftDoubleComplex) * length, stream));
    CUDA_OK(hipMallocAsync(reinterpret_cast<void **>(&sum), sizeof(double), stream));
    CUDA_OK(hipMemsetAsync(sum, 0, sizeof(double), stream));
    LAUNCH_1D(to_complex, length, stream, signal, spectrum, length);

    hipfftHandle plan;
    CUFFT_OK(hipfftPlan1d(&plan, length, HIPFFT_Z2Z, 1));
    CUFFT_OK(hipfftSetStream(plan, stream));
    CUFFT_OK(hipfftExecZ2Z(plan, spectrum, spectrum, HIPFFT_FORWARD));
    LAUNCH_1D(energy, length, stream, spectrum, length, sum);

    double result = 0.0;
    CUDA_OK(hipMemcpyAsync(&result, sum, sizeof(double), hipMemcpyDeviceToHost, stream));
    CUDA_OK(hipFreeAsync(spectrum, stream));
    CUDA_OK(hipFreeAsync(sum, stream));
    CUDA_OK(hipStreamSynchronize(stream));
    CUFFT_OK(hipfftDestroy(plan));
    return result;
}

float half_precision_mean(const float *signals, int count, hipStream_t stream) {
    const int pairs = count / 2;
    __half2 *halves = nullptr;
    float *sum = nullptr;
    CUDA_OK(hipMalloc(&halves, sizeof(__half2) * pairs));
    CUDA_OK(hipMalloc(&sum, sizeof(float)));
    CUDA_OK(hipMemsetAsync(sum, 0, sizeof(float), stream));
    LAUNCH_1D(scale_half2, pairs, stream, reinterpret_cast<const float2 *>(signals), halves, pairs, 2.0f);
    sum_bfloat16<<<8, 128, 0, stream>>>(halves, pairs, sum);
    CUDA_OK(hipGetLastError());

    float host = 0.0f;
    CUDA_OK(hipMemcpyAsync(&host, sum, sizeof(float), hipMemcpyDeviceToHost, stream));
    CUDA_OK(hipStreamSynchronize(stream));
    CUDA_OK(hipFree(halves));
    CUDA_OK(hipFree(sum));
    return pairs > 0 ? host / static_cast<float>(pairs) : 0.0f;
}
