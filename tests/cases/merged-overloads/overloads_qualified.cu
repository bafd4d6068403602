// A member of a class that is a template over a type that becomes the other's.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1

template <class T> struct Any { int code(T error); };

template <> int Any<cudaError_t>::code(cudaError_t error) { return error; }
//> template <> int Any<hipError_t>::code(hipError_t error) { return error; }  // HP101@21 HP101@40
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
template <> int Any<CUresult>::code(CUresult error) { return error; }
//~                            ^~~~ HP213 info:
//~   this code and the one in line 7 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: nothing to do: both do the same
//> template <> int Any<hipError_t>::code(hipError_t error) { return error; }  // HP101@21 HP101@37
//+ #endif  // HP213@1
