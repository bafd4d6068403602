// Calls of functions of the host in functions for host and device. Comes with hipport, belongs to the project that it
// was copied into.
// hipport: ignore-file
//
// nvcc warns of such a call and has nothing in its place in the device's code: no thread may come there. clang refuses
// the function. HIPPORT_HOST_CALL has the call for the host, and stops the kernel on the device. For C and C++, and for
// compilers that know nothing of HIP.

#ifndef HIPPORT_HOST_CALL_H
#define HIPPORT_HOST_CALL_H

#if defined(__HIP_DEVICE_COMPILE__) && !defined(HIPPORT_CPU_ENGINE)

#include <type_traits>

namespace hipport {

template <class T>
[[noreturn]] inline __attribute__((host, device)) typename std::add_rvalue_reference<T>::type host_call() {
    __builtin_trap();
}

}  // namespace hipport

#define HIPPORT_HOST_CALL(...) hipport::host_call<decltype(__VA_ARGS__)>()

#else

#define HIPPORT_HOST_CALL(...) (__VA_ARGS__)

#endif

#endif
