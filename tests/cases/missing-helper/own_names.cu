// Without a header of the samples, a name of theirs is the project's.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include "images.h"

int read(float **data, unsigned int *count) { return sdkReadFileBlocks("data.txt", data, count, 2, 64, true); }
