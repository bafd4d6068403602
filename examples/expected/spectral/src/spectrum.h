#pragma once

#include <hip/hip_runtime_api.h>
#include <hipfft/hipfft.h>

// Low-pass filters `batch` real signals of `length` samples, one after another in device memory.
class SpectralFilter {
public:
    SpectralFilter(int length, int batch, float cutoff, hipStream_t stream);
    ~SpectralFilter();
    SpectralFilter(const SpectralFilter &) = delete;
    SpectralFilter &operator=(const SpectralFilter &) = delete;

    // Captures forward transform, filter and inverse on `signals` into a graph.
    void record(hipfftReal *signals);

    // Enqueues what was recorded.
    void replay();

private:
    int bins() const { return length_ / 2 + 1; }

    int length_;
    int batch_;
    float cutoff_;
    hipStream_t stream_;
    hipfftHandle forward_ = 0;
    hipfftHandle inverse_ = 0;
    hipfftComplex *spectra_ = nullptr;
    hipGraphExec_t graph_ = nullptr;
};

// Writes standard normal noise from cuRAND's host interface; `count` must be even.
void fill_noise(float *values, size_t count, unsigned long long seed, hipStream_t stream);

// Energy of one double-precision signal by a plan of its own: Parseval's check of the filter.
double spectral_energy(const double *signal, int length, hipStream_t stream);

// Rounds the signals to fp16, doubles them two at a time, and averages the halves in bf16. Returns the mean.
float half_precision_mean(const float *signals, int count, hipStream_t stream);
