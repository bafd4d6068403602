// A prototype of an API function follows the API.
#include <hip/hip_runtime_api.h>

extern "C" hipError_t hipMalloc(void **p, size_t n);
hipError_t hipFree(void *);
__attribute__((weak)) hipError_t hipProfilerStart();
int use(void *p) { return hipFree(p) + hipProfilerStart(); }
