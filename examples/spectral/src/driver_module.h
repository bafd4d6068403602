#ifndef SPECTRAL_DRIVER_MODULE_H
#define SPECTRAL_DRIVER_MODULE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Loads a module image from a file and scales `count` values of `host` on the device by the kernel `name` with the
   signature (float *values, int count, float factor). Returns 0, or the CUresult of the call that failed. */
int scale_with_module(const char *path, const char *name, float *host, size_t count, float factor);

/* The same for an image in memory. */
int scale_with_image(const void *image, const char *name, float *host, size_t count, float factor);

#ifdef __cplusplus
}
#endif

#endif
