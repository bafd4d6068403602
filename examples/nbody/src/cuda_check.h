#pragma once

#include <cuda_runtime_api.h>

#include <cstdio>
#include <cstdlib>

// Evaluates a runtime call once and stops with file and line when it fails.
#define CUDA_CHECK(call)                                                                   \
    do {                                                                                   \
        const cudaError_t status_ = (call);                                                \
        if (status_ != cudaSuccess) {                                                      \
            std::fprintf(stderr, "%s:%d: %s failed: %s (%s)\n", __FILE__, __LINE__, #call, \
                         cudaGetErrorString(status_), cudaGetErrorName(status_));          \
            std::exit(EXIT_FAILURE);                                                       \
        }                                                                                  \
    } while (0)

// A launch returns nothing: the error of its configuration is fetched here.
#define CUDA_CHECK_LAUNCH() CUDA_CHECK(cudaPeekAtLastError())
