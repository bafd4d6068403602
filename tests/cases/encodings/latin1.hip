// Größe in Bytes, naïf
#include <hip/hip_runtime.h>

const char *größe = "Größe";
hipError_t état() { return hipSuccess; }
