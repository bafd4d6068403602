// A member of a class that is a template over a type that becomes the other's.
#include <cuda.h>
#include <cuda_runtime.h>

template <class T> struct Any { int code(T error); };

template <> int Any<cudaError_t>::code(cudaError_t error) { return error; }
template <> int Any<CUresult>::code(CUresult error) { return error; }
