#include <hip/hip_runtime.h>
#include <stdio.h>
#ifdef TEXTURES
#endif
int x;
