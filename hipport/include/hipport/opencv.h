// OpenCV's types for kernels, PtrStepSz for instance, with functions for the device as well. Comes with hipport, belongs
// to the project that it was copied into.
// hipport: ignore-file
//
// OpenCV marks them with __host__ __device__ for nvcc alone: it asks for nvcc's macro in the one header that is read here,
// before the project's own includes of OpenCV. The macro is written in two lines, as PyTorch's hipify, which reads this
// header in an extension, would write HIP's instead of it.

#ifndef HIPPORT_OPENCV_H
#define HIPPORT_OPENCV_H

#if defined(__HIPCC__) && !defined(__CUDA\
CC__)
#include <hip/hip_runtime.h>
#if __has_include(<opencv2/core/cuda_types.hpp>)
#define __CUDA\
CC__
#include <opencv2/core/cuda_types.hpp>
#undef __CUDA\
CC__
#endif
#endif

#endif
