// Every header of OpenGL interop that a port has or drops.
#include <hip/hip_runtime.h>
#include <hip/hip_gl_interop.h>

__global__ void empty() {}
