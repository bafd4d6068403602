// HIP's device functions and runtime interface for kernels that run on the CPU; C, and C++ that hipcc does not compile,
// have the runtime interface only.

#ifndef HIP_INCLUDE_HIP_HIP_RUNTIME_H
#define HIP_INCLUDE_HIP_HIP_RUNTIME_H

#include "hip/hip_common.h"
#include "hip/library_types.h"

#if !defined(__cplusplus) || defined(HIPPORT_CPU_HOST_ONLY)
#include "hip/hip_runtime_api.h"
#include "hip/hip_vector_types.h"
#else

#include <assert.h>
#include <stdio.h>

#include <cstdio>  // which ends any macro printf, once
#include <new>

#include "hip/hip_runtime_api.h"
#include "hip/hip_vector_types.h"
#include "hip/hip_version.h"
#include "hipport_cpu/atomics.h"
#include "hipport_cpu/integer.h"
#include "hipport_cpu/keywords.h"
#ifdef HIPPORT_CPU_PROGRAM
#include "hipport_cpu/launching.h"
#endif
#include "hipport_cpu/lock_step.h"
#include "hipport_cpu/math.h"
#include "hipport_cpu/memory.h"
#include "hipport_cpu/threads.h"
#include "hipport_cpu/wave.h"
#ifdef HIPPORT_CPU_PROGRAM
#include "hipport_cpu/textures.h"
#endif

// Output of kernels is written whole, whatever ends the launch.
namespace std {
using ::hipport_cpu_printf;
}
#define printf hipport_cpu_printf

#endif
#endif
