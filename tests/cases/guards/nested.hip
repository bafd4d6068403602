#include <hip/hip_runtime.h>

#if CUDART_VERSION >= 12000
#ifdef FEATURE
int a = cudaGraphConditionalHandleUnknown;
#else
cudaGraphConditionalHandle handle;
#endif
#else
#if !CUDART_VERSION
cudaGraphConditionalHandle taken;
#endif
#endif
