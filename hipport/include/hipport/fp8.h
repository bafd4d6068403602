// CUDA's 8-bit floating-point types, the OCP formats, for every AMD GPU. Comes with hipport, belongs to the project that
// it was copied into.
// hipport: ignore-file
//
// In HIP's header the conversions of these types are for the host only where the compiler targets gfx942, whose
// hardware has the FNUZ formats. For the GPUs that have no such hardware they are computed, with the same results: here
// gfx942 passes for one of those. The header has to come before others that include HIP's.

#ifndef HIPPORT_FP8_H
#define HIPPORT_FP8_H

#include <hip/hip_runtime.h>

// What HIP's header includes, which may ask for the GPU too.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

#if defined(__gfx942__)
#pragma push_macro("__gfx942__")
#undef __gfx942__
#include <hip/hip_fp8.h>
#pragma pop_macro("__gfx942__")
#else
#include <hip/hip_fp8.h>
#endif

#endif
