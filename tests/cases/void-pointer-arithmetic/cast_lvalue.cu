#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

typedef unsigned char BYTE;

// What is computed with here is no void *.
void forward(void *p, float *q, int w) {
    (BYTE *&)p += w;
    *(BYTE **)&p += w;
    q = (float *&)p += w;
    for (int i = 0; i < w; ++i) (BYTE *&)p -= i;
}

// And here it is.
void plain(void *p, int w) {
    if (w) p += w;
//~        ^ HP248 error fixed 'void': += on p, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     if (w) p = (char *)p + w;  // HP248@14
    while (w--) p -= 1;
//~             ^ HP248 error fixed 'void': -= on p, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     while (w--) p = (char *)p - 1;  // HP248@19
}
