// Größe in Bytes, naïf
#include <cuda_runtime.h>

const char *größe = "Größe";
cudaError_t état() { return cudaSuccess; }
