// flags: --select HP5 --select HP110
#include <hip/hip_runtime.h>

void f(cudaGraphConditionalHandle h) { cudaFrobnicate(h); cudaDeviceSynchronize(); }
