//+ #include "hipport/glm.h"  // HP137@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include <GL/gl.h>  // HP134@1
#include <cuda_gl_interop.h>
//> #include <hip/hip_gl_interop.h>  // HP110@11
#include <glm/glm.hpp>
#include <triangle.h>
void show(GLfloat x) {
    glClearColor(x, x, x, x);
    glClear(GL_COLOR_BUFFER_BIT);
}
