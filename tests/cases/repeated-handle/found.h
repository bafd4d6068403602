#pragma once
#include <stdint.h>

// As cuda.h has them, for builds without it.
typedef unsigned long long CUdeviceptr;
//> typedef void * hipDeviceptr_t;  // HP258@9 HP101@28
typedef unsigned int CUdeviceptr_v1;
//> typedef void * hipDeviceptr_t;  // HP258@9 HP101@22
typedef unsigned long long int CUtexObject;
//> typedef struct __hip_texture * hipTextureObject_t;  // HP258@9 HP101@32
typedef int CUdevice;
//> typedef int hipDevice_t;  // HP101@13
typedef struct CUctx_st *CUcontext;
//> typedef struct ihipCtx_t *hipCtx_t;  // HP101@16 HP101@26
#ifdef __cplusplus
using CUsurfObject = unsigned long long;
//> using hipSurfaceObject_t = struct __hip_surface *;  // HP101@7 HP258@22
using cudaTextureObject_t = std::uint64_t;
//> using hipTextureObject_t = struct __hip_texture *;  // HP101@7 HP258@29
#endif
typedef CUtexObject Texture, *Textures;
//> typedef hipTextureObject_t Texture, *Textures;  // HP101@9
