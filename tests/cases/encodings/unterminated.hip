#include <hip/hip_runtime.h>
const char *a = "cudaFree;
hipStream_t b;
char c = 'cudaFree;
hipStream_t d; /* cudaFree
cudaStream_t e;
