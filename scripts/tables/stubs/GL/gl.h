/* The OpenGL types that the CUDA and HIP interop headers mention. */
#pragma once

typedef unsigned int GLenum;
typedef unsigned int GLuint;
