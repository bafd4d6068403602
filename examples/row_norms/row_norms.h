#pragma once
#include <cuda_runtime_api.h>

// Writes the length of each row of a matrix; all memory is the device's.
cudaError_t launch_row_norms(const float *matrix, float *norms, int rows, int columns);
