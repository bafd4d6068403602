#include <GL/glew.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_gl_interop.h>
//> #include <hip/hip_gl_interop.h>  // HP110@11
void show(GLfloat x) { glClearColor(x, x, x, x); }
