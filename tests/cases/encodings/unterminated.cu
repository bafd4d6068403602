#include <cuda_runtime.h>
const char *a = "cudaFree;
cudaStream_t b;
char c = 'cudaFree;
cudaStream_t d; /* cudaFree
cudaStream_t e;
