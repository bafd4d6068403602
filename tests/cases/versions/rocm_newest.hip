// flags: --rocm 10.0
#include <hip/hip_runtime.h>

hipDevResourceType type;
