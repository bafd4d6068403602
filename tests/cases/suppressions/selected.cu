// flags: --select HP5 --select HP110
#include <cuda_runtime.h>

void f(cudaGraphConditionalHandle h) { cudaFrobnicate(h); cudaDeviceSynchronize(); }
