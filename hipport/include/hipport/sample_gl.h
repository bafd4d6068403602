// Checks of OpenGL's errors by the helpers of NVIDIA's samples and its GPU Computing SDK (helper_cuda_gl.h,
// cutil_gl_error.h). Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_SAMPLE_GL_H
#define HIPPORT_SAMPLE_GL_H

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#endif
#ifdef __APPLE__
#include <OpenGL/gl.h>
#else
#include <GL/gl.h>
#endif
#include <stdio.h>
#include <stdlib.h>

#include "sample_cuda.h"

inline bool sdkCheckErrorGL(const char *file, const int line) {
    const GLenum error = glGetError();
    if (error == GL_NO_ERROR) return true;
    fprintf(stderr, "%s:%d: OpenGL gave error 0x%04x\n", file, line, static_cast<unsigned int>(error));
    return false;
}

#define SDK_CHECK_ERROR_GL() (sdkCheckErrorGL(__FILE__, __LINE__) ? (void)0 : exit(EXIT_FAILURE))
// Those of sample_cutil.h do not say which error it is.
#undef CUT_CHECK_ERROR_GL
#undef CUT_CHECK_ERROR_GL2
#undef CUT_GL_HAS_ERROR
#undef cutCheckErrorGL
#define CUT_CHECK_ERROR_GL() SDK_CHECK_ERROR_GL()
#define CUT_CHECK_ERROR_GL2() SDK_CHECK_ERROR_GL()
#define CUT_GL_HAS_ERROR (!sdkCheckErrorGL(__FILE__, __LINE__))
#define cutCheckErrorGL(file, line) sdkCheckErrorGL(file, line)

#endif
