//+ #include "hipport/opencv.h"  // HP137@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <opencv2/core.hpp>
#ifdef WITH_GPU_MATRICES
#include <opencv2/core/cuda_types.hpp>
#endif

__global__ void clear(cv::cuda::PtrStepSz<float> image) { image(threadIdx.y, threadIdx.x) = 0; }
