// A member of a class that is a template over a type that becomes the other's.
#include <hip/hip_runtime.h>

template <class T> struct Any { int code(T error); };

template <> int Any<hipError_t>::code(hipError_t error) { return error; }
#if !defined(__HIP_PLATFORM_AMD__)
template <> int Any<hipError_t>::code(hipError_t error) { return error; }
#endif
