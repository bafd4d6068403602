// Taking a macro away defines nothing.
#include <cuda_runtime.h>
#undef cudaFree
#ifdef cudaMalloc
#undef cudaMalloc
#endif
void clear(void *p) { cudaFree(p), cudaMalloc(&p, 4); }
