#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class T> void clear(T image) { zero<<<1, 64>>>(image); }
//~                                      ^~~~ HP243 error:
//~   zero is launched in a template, and not declared before it: clang looks for it here
//~   remedy: declare the kernel before the template, or remove a function that nobody uses

namespace lab {
struct Image { float *data; };
__global__ void zero(Image image) { image.data[threadIdx.x] = 0; }
}
