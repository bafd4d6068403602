#pragma once

#include <cuda_runtime.h>

// Root mean square and peak of each window of `count` samples, both of which the caller has room for. All pointers
// are on the host.
cudaError_t window_stats(const float *samples, int count, int window, float *rms, float *peak);
