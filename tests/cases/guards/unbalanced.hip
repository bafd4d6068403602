#include <hip/hip_runtime.h>
#endif
hipStream_t a;
#if defined(OPEN)
hipStream_t b;
#else
hipStream_t c;
