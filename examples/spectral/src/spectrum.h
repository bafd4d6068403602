#pragma once

#include <cuda_runtime_api.h>
#include <cufft.h>

// Low-pass filters `batch` real signals of `length` samples, one after another in device memory.
class SpectralFilter {
public:
    SpectralFilter(int length, int batch, float cutoff, cudaStream_t stream);
    ~SpectralFilter();
    SpectralFilter(const SpectralFilter &) = delete;
    SpectralFilter &operator=(const SpectralFilter &) = delete;

    // Captures forward transform, filter and inverse on `signals` into a graph.
    void record(cufftReal *signals);

    // Enqueues what was recorded.
    void replay();

private:
    int bins() const { return length_ / 2 + 1; }

    int length_;
    int batch_;
    float cutoff_;
    cudaStream_t stream_;
    cufftHandle forward_ = 0;
    cufftHandle inverse_ = 0;
    cufftComplex *spectra_ = nullptr;
    cudaGraphExec_t graph_ = nullptr;
};

// Writes standard normal noise from cuRAND's host interface; `count` must be even.
void fill_noise(float *values, size_t count, unsigned long long seed, cudaStream_t stream);

// Energy of one double-precision signal by a plan of its own: Parseval's check of the filter.
double spectral_energy(const double *signal, int length, cudaStream_t stream);

// Rounds the signals to fp16, doubles them two at a time, and averages the halves in bf16. Returns the mean.
float half_precision_mean(const float *signals, int count, cudaStream_t stream);
