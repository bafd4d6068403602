#include <cuda_runtime.h>
#endif
cudaStream_t a;
#if defined(OPEN)
cudaStream_t b;
#else
cudaStream_t c;
