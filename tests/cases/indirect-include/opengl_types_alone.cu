#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_gl_interop.h>
//> #include <hip/hip_gl_interop.h>  // HP110@11
void take(cudaGraphicsResource **to, GLuint buffer) {
//> void take(hipGraphicsResource **to, GLuint buffer) {  // HP101@11
    cudaGraphicsGLRegisterBuffer(to, buffer, cudaGraphicsRegisterFlagsNone);
//>     hipGraphicsGLRegisterBuffer(to, buffer, hipGraphicsRegisterFlagsNone);  // HP101@5 HP101@46
}
