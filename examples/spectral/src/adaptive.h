#pragma once

#include <cuda_runtime_api.h>

// Smooths `values` in place until no value moves by more than `tolerance`, without a round trip to the host where the
// toolkit can loop inside a graph. Returns the number of passes that the device counted.
int smooth_until_stable(float *values, int count, float tolerance, cudaStream_t stream);
