#include <hip/hip_runtime.h>
// why??/
hipStream_t s;
const char *t = "??="; hipError_t e;
