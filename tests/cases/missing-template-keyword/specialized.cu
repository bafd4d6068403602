#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <class V, int D> struct Cell { template <int I> static __device__ int read(const V &v); };
#define CELL(V, D, I) template <> template <> inline __device__ int Cell<V, D>::read<I>(const V &v) { return v; }
CELL(int, 3, 1)
template <class V, int D> __device__ int first(const V &v) { return Cell<V, D>::read<0>(v); }
//> template <class V, int D> __device__ int first(const V &v) { return Cell<V, D>::template read<0>(v); }  // HP234@81
