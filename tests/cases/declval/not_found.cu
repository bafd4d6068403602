// A function of the project, and code that is for HIP already.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
namespace traits {
template <class T> T &&declval();
}
template <class T> __device__ auto size(T &x) -> decltype(traits::declval<T>().size()) { return x.size(); }
#ifdef __HIP_PLATFORM_AMD__
template <class T> __device__ auto length(T &x) -> decltype(std::declval<T>().size()) { return x.size(); }
#endif
