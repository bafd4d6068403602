#include <hip/hip_runtime.h>
#include "hipport/groups.h"
#include <cuda/std/atomic>
#include <cuda/barrier>
#include <cuda_pipeline.h>
#include <cublasXt.h>
