// GLM's functions for the device as well. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// GLM before 0.9.9.9 marks its functions with __host__ __device__ for nvcc alone: it asks for nvcc's macro in the one
// header that is read here, before the project's own includes of GLM. Names of CUDA's are written in two lines, as
// PyTorch's hipify, which reads this header in an extension, would write HIP's instead of them.

#ifndef HIPPORT_GLM_H
#define HIPPORT_GLM_H

#if defined(__HIPCC__) && !defined(__CUDA\
CC__)
#include <hip/hip_runtime.h>
#if __has_include(<glm/detail/setup.hpp>)
#define __CUDA\
CC__
#ifndef GLM_FORCE_CUDA
#define GLM_FORCE_CUDA
#endif
#ifdef CUDA_\
VERSION
#include <glm/detail/setup.hpp>
#else
#define CUDA_\
VERSION 12000
#include <glm/detail/setup.hpp>
#undef CUDA_\
VERSION
#endif
#undef __CUDA\
CC__
#endif
// GLM defines some functions of this header without the marks that they are declared with.
#if __has_include(<glm/gtc/type_ptr.hpp>)
#include <cstring>
#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>
#pragma clang force_cuda_host_device begin
#include <glm/gtc/type_ptr.hpp>
#pragma clang force_cuda_host_device end
#endif
#endif

#endif
