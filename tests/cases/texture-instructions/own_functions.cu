// Functions and classes of the project that are called as CUDA's are.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Image { float tex2D(float x, float y) const; };
//~   kept tex2D (declared by the project)
float sample(const Image &image) { return image.tex2D(1, 2); }
//~   kept tex2D (a member of the project's own object)
float tex3D(const float *volume, int x, int y, int z);
float host_sample(const float *volume) { return tex3D(volume, 0, 0, 0); }
__device__ float tex1D(const float *line, float x) { return line[int(x)]; }
__global__ void first(const float *line, float *out) { *out = tex1D(line, 0.f); }
namespace mine {
template <class T, int n> struct texture { T texels[n]; };
__device__ texture<float, 2> pair;
}
