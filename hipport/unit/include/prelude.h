// What every file is parsed after: CUDA, and the headers of C++ that programs use most. nvcc includes cuda_runtime.h by itself. The
// precompiled form of this file saves parsing them for every file.
#include "cuda/cuda_runtime.h"
#include "cuda/cuda.h"
#include "cuda/cuda_fp16.h"
#include "cuda/cuda_bf16.h"
#include "cuda/cooperative_groups.h"
#ifdef HIPPORT_NO_TEXTURES
#undef texture
#undef surface
#endif
#include "standard.h"
