// Every header of OpenGL interop that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cudaGL.h>
//> #include <hip/hip_gl_interop.h>  // HP110@11
#include <cuda_gl_interop.h>
//-  // HP115@1

__global__ void empty() {}
