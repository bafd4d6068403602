// std::declval for device code. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// The standard library's function is for the host alone, and clang refuses it in device code even where nothing is
// called: in decltype, sizeof and noexcept. clang tells functions apart by where they run, so this one goes beside it.

#ifndef HIPPORT_DECLVAL_H
#define HIPPORT_DECLVAL_H

#include <hip/hip_runtime.h>

#include <utility>

// For compilers of device code only; a host's compiler may include this file through a header of both, and in hipport's
// engine code for host and device is one.
#if defined(__HIPCC__) && defined(__HIP_PLATFORM_AMD__) && !defined(HIPPORT_CPU_ENGINE)

namespace std {
template <class T>
__device__ typename add_rvalue_reference<T>::type declval() noexcept;
}

#endif

#endif
