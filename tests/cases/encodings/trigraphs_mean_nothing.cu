#include <cuda_runtime.h>
// why??/
cudaStream_t s;
const char *t = "??="; cudaError_t e;
