#include "spectrum.h"

#include <cuda_runtime.h>
#include <curand.h>

#include "check.h"
#include "half_kernels.cuh"
#include "profiling.h"

namespace {

__global__ void low_pass(cufftComplex *spectra, int bins, int batch, float cutoff, float scale) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= bins * batch) {
        return;
    }
    const float frequency = static_cast<float>(i % bins) / static_cast<float>(bins);
    const float gain = scale / (1.0f + __powf(frequency / cutoff, 8.0f));
    spectra[i].x *= gain;
    spectra[i].y *= gain;
}

__global__ void energy(const cufftDoubleComplex *spectrum, int length, double *sum) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < length) {
        atomicAdd(sum, cuCabs(spectrum[i]) * cuCabs(spectrum[i]) / length);
    }
}

__global__ void to_complex(const double *signal, cufftDoubleComplex *output, int length) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < length) {
        output[i] = make_cuDoubleComplex(signal[i], 0.0);
    }
}

}  // namespace

SpectralFilter::SpectralFilter(int length, int batch, float cutoff, cudaStream_t stream)
    : length_(length), batch_(batch), cutoff_(cutoff), stream_(stream) {
    int size[1] = {length_};
    int real_embed[1] = {length_};
    int complex_embed[1] = {bins()};
    CUFFT_OK(cufftPlanMany(&forward_, 1, size, real_embed, 1, length_, complex_embed, 1, bins(), CUFFT_R2C, batch_));
    CUFFT_OK(cufftPlanMany(&inverse_, 1, size, complex_embed, 1, bins(), real_embed, 1, length_, CUFFT_C2R, batch_));
    CUFFT_OK(cufftSetStream(forward_, stream_));
    CUFFT_OK(cufftSetStream(inverse_, stream_));
    CUDA_OK(cudaMalloc(&spectra_, sizeof(cufftComplex) * static_cast<size_t>(bins()) * batch_));
}

SpectralFilter::~SpectralFilter() {
    if (graph_ != nullptr) {
        cudaGraphExecDestroy(graph_);
    }
    cudaFree(spectra_);
    cufftDestroy(inverse_);
    cufftDestroy(forward_);
}

void SpectralFilter::record(cufftReal *signals) {
    Range range("record cudaGraph");
    cudaGraph_t graph = nullptr;
    CUDA_OK(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal));
    CUFFT_OK(cufftExecR2C(forward_, signals, spectra_));
    LAUNCH_1D(low_pass, bins() * batch_, stream_, spectra_, bins(), batch_, cutoff_, 1.0f / length_);
    CUFFT_OK(cufftExecC2R(inverse_, spectra_, signals));
    CUDA_OK(cudaStreamEndCapture(stream_, &graph));
#if CUDART_VERSION >= 12000
    CUDA_OK(cudaGraphInstantiate(&graph_, graph, 0));
#else
    CUDA_OK(cudaGraphInstantiate(&graph_, graph, nullptr, nullptr, 0));
#endif
    CUDA_OK(cudaGraphDestroy(graph));
}

void SpectralFilter::replay() {
    Range range("replay");
    CUDA_OK(cudaGraphLaunch(graph_, stream_));
}

void fill_noise(float *values, size_t count, unsigned long long seed, cudaStream_t stream) {
    curandGenerator_t generator = nullptr;
    CURAND_OK(curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_PHILOX4_32_10));
    CURAND_OK(curandSetStream(generator, stream));
    CURAND_OK(curandSetPseudoRandomGeneratorSeed(generator, seed));
    CURAND_OK(curandGenerateNormal(generator, values, count, 0.0f, 1.0f));
    CURAND_OK(curandDestroyGenerator(generator));
}

double spectral_energy(const double *signal, int length, cudaStream_t stream) {
    cufftDoubleComplex *spectrum = nullptr;
    double *sum = nullptr;
    CUDA_OK(cudaMallocAsync(reinterpret_cast<void **>(&spectrum), sizeof(cufftDoubleComplex) * length, stream));
    CUDA_OK(cudaMallocAsync(reinterpret_cast<void **>(&sum), sizeof(double), stream));
    CUDA_OK(cudaMemsetAsync(sum, 0, sizeof(double), stream));
    LAUNCH_1D(to_complex, length, stream, signal, spectrum, length);

    cufftHandle plan;
    CUFFT_OK(cufftPlan1d(&plan, length, CUFFT_Z2Z, 1));
    CUFFT_OK(cufftSetStream(plan, stream));
    CUFFT_OK(cufftExecZ2Z(plan, spectrum, spectrum, CUFFT_FORWARD));
    LAUNCH_1D(energy, length, stream, spectrum, length, sum);

    double result = 0.0;
    CUDA_OK(cudaMemcpyAsync(&result, sum, sizeof(double), cudaMemcpyDeviceToHost, stream));
    CUDA_OK(cudaFreeAsync(spectrum, stream));
    CUDA_OK(cudaFreeAsync(sum, stream));
    CUDA_OK(cudaStreamSynchronize(stream));
    CUFFT_OK(cufftDestroy(plan));
    return result;
}

float half_precision_mean(const float *signals, int count, cudaStream_t stream) {
    const int pairs = count / 2;
    __half2 *halves = nullptr;
    float *sum = nullptr;
    CUDA_OK(cudaMalloc(&halves, sizeof(__half2) * pairs));
    CUDA_OK(cudaMalloc(&sum, sizeof(float)));
    CUDA_OK(cudaMemsetAsync(sum, 0, sizeof(float), stream));
    LAUNCH_1D(scale_half2, pairs, stream, reinterpret_cast<const float2 *>(signals), halves, pairs, 2.0f);
    sum_bfloat16<<<8, 128, 0, stream>>>(halves, pairs, sum);
    CUDA_OK(cudaGetLastError());

    float host = 0.0f;
    CUDA_OK(cudaMemcpyAsync(&host, sum, sizeof(float), cudaMemcpyDeviceToHost, stream));
    CUDA_OK(cudaStreamSynchronize(stream));
    CUDA_OK(cudaFree(halves));
    CUDA_OK(cudaFree(sum));
    return pairs > 0 ? host / static_cast<float>(pairs) : 0.0f;
}
