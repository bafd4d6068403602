// CUDA's language as the parser must see it: the words that nvcc knows, launches, and the variables of a thread.
#pragma once
#include <stddef.h>
#include <stdint.h>
#if __has_include(<stdio.h>)
#include <stdio.h>
#else
struct FILE;
#endif

#ifdef HIPPORT_NO_TEXTURES  // until the end of the prelude
#define texture hipport_texture
#define surface hipport_surface
#endif
typedef unsigned int GLuint, GLenum;  // as <GL/gl.h> has them, for CUDA's functions for OpenGL

#define __CUDACC__ 1
#define __NVCC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 9
#define __CUDACC_VER_BUILD__ 41
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __cluster_dims__(...)
#define __block_size__(...)
#define __maxnreg__(...)
#define __grid_constant__
#define __forceinline__ inline __attribute__((always_inline))
#define __inline_hint__
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __builtin_align__(bytes) __align__(bytes)
#define __device_builtin__
#define __cudart_builtin__
#define __nv_pure__
#define __CUDA_ALIGN__(bytes) __align__(bytes)
#define CUDARTAPI
#define CUDART_DEVICE __device__
#define CUDARTAPI_CDECL
#define CUDA_CB
#define CUDART_CB
#define CUDAAPI
#define __CUDA_RUNTIME_H__
#define __nv_is_extended_device_lambda_closure_type(...) true
#define __nv_is_extended_host_device_lambda_closure_type(...) true

// Clang turns a launch into a call of one of these, of the first where it finds no CUDA toolkit.
struct dim3 {
    unsigned int x, y, z;
    __host__ __device__ constexpr dim3(unsigned int x = 1, unsigned int y = 1, unsigned int z = 1) : x(x), y(y), z(z) {}
    template <class Uint3> __host__ __device__ constexpr dim3(Uint3 v, decltype(v.z) * = nullptr) : x(v.x), y(v.y), z(v.z) {}
    template <class Uint3> __host__ __device__ constexpr operator Uint3() const { return Uint3{x, y, z}; }
};
__device__ inline void *operator new(size_t, void *place) noexcept;
__device__ inline void *operator new[](size_t, void *place) noexcept;
__device__ void operator delete(void *) noexcept;
__device__ void operator delete[](void *) noexcept;
__device__ inline void operator delete(void *, void *) noexcept;
__device__ inline void operator delete[](void *, void *) noexcept;
struct CUstream_st;
extern "C" int cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0, CUstream_st *stream = nullptr);
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, CUstream_st *stream = nullptr);

// What stands for a library's value whose type nobody asks for.
namespace hipport_stub {
struct any {
    template <class... T> __host__ __device__ constexpr any(T &&...) {}
    template <class T> __host__ __device__ constexpr operator T() const;
};
#define HIPPORT_OPERATOR(result, op)                                                 \
    template <class T> __host__ __device__ result operator op(const any &, const T &); \
    template <class T> __host__ __device__ result operator op(const T &, const any &); \
    __host__ __device__ result operator op(const any &, const any &);
HIPPORT_OPERATOR(any, +)
HIPPORT_OPERATOR(any, -)
HIPPORT_OPERATOR(any, *)
HIPPORT_OPERATOR(any, /)
HIPPORT_OPERATOR(bool, ==)
HIPPORT_OPERATOR(bool, !=)
HIPPORT_OPERATOR(bool, <)
HIPPORT_OPERATOR(bool, >)
#undef HIPPORT_OPERATOR
}  // namespace hipport_stub

template <class T> struct __nv_itex_trait { using type = void; };
template <class T> struct __nv_isurf_trait { using type = void; };
template <class T, int dimensions = 1, int mode = 0> struct texture;
template <class T, int dimensions = 1> struct surface;
