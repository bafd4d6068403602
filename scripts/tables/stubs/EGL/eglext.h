/* The EGL extension types that the CUDA interop headers mention. */
#pragma once

typedef void* EGLImageKHR;
typedef void* EGLStreamKHR;
typedef void* EGLSyncKHR;
