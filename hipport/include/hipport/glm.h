// GLM's functions for the device as well. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// GLM before 0.9.9.9 marks its functions with __host__ __device__ for nvcc alone, and asks for __CUDACC__ in the one
// header that is read here, before the project's own includes of GLM.

#ifndef HIPPORT_GLM_H
#define HIPPORT_GLM_H

#if defined(__HIPCC__) && !defined(__CUDACC__)
#include <hip/hip_runtime.h>
#if __has_include(<glm/detail/setup.hpp>)
#define __CUDACC__
#ifndef GLM_FORCE_CUDA
#define GLM_FORCE_CUDA
#endif
#ifdef CUDA_VERSION
#include <glm/detail/setup.hpp>
#else
#define CUDA_VERSION 12000
#include <glm/detail/setup.hpp>
#undef CUDA_VERSION
#endif
#undef __CUDACC__
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
