// Every header of OpenGL interop that a port has or drops.
#include <cudaGL.h>
#include <cuda_gl_interop.h>

__global__ void empty() {}
