// 64 bits of the generators that have as many. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// The integers of Sobol64 have 64 bits. HIP's function for all generators gives the lower 32 of them.

#ifndef HIPPORT_RANDOM_H
#define HIPPORT_RANDOM_H

#include <hip/hip_runtime.h>
#include <hiprand/hiprand_kernel.h>

#if defined(__HIPCC__) && defined(__HIP_PLATFORM_AMD__)

__device__ inline unsigned long long hiprand(hiprandStateSobol64_t* state) { return hiprand_long_long(state); }
#if !defined(HIPPORT_CPU_ENGINE)
__device__ inline unsigned long long hiprand(hiprandStateScrambledSobol64_t* state) { return hiprand_long_long(state); }
#endif

#endif

#endif
