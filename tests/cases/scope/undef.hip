// Taking a macro away defines nothing.
#include <hip/hip_runtime.h>
#undef hipFree
#ifdef hipMalloc
#undef hipMalloc
#endif
void clear(void *p) { hipFree(p), hipMalloc(&p, 4); }
