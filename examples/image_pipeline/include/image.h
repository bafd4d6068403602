#pragma once

// Image<T>: a two-dimensional array in device memory. Kernels get its reader(), whose (x, y) is the pixel there, or the
// nearest one of the image, and its writer(), whose set(x, y, value) wants a pixel of the image.
#ifdef USE_TEXTURES
#include "texture_image.h"
#else
#include "linear_image.h"
#endif
