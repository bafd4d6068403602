#include "own.h"

#ifdef USE_ROCM
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 2 places of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
const int lanes = 64;
#else
const int lanes = 32;
#endif

#if !defined(USE_ROCM) && defined(FAST)
const int fast = 1;
#elif defined(BUILD_HIP)
//~ 1-2 HP607 info 'BUILD_HIP': BUILD_HIP selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define BUILD_HIP in the build of the port to take it, as `hipport check -D BUILD_HIP` does
const int fast = 2;
#endif

// The second of a macro is counted only.
#if defined(USE_ROCM)
const int more = 1;
#endif
