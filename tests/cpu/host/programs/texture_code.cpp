// A module with texture references.

#include <hip/hip_runtime.h>

texture<float, hipTextureType2D> image;
texture<uchar4, hipTextureType1D, hipReadModeNormalizedFloat> colors;
texture<float, hipTextureType2D> levels;
__device__ float number = 3;

extern "C" __global__ void read_references(float x, float y, float* to) {
    to[0] = tex2D(image, x, y);
    to[1] = tex1Dfetch(colors, 1).z;
    to[2] = tex2DLod(levels, 0.5f, 0.5f, 1.0f);
}
