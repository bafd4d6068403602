#include <hip/hip_runtime.h>
#include <hiprand/hiprand_kernel.h>

#include <hipsparse/hipsparse.h>
int x;
