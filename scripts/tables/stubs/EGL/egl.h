/* The EGL types that the CUDA interop headers mention. */
#pragma once

typedef int EGLint;
