#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Pixel { uchar4 color; };

__global__ void shade(const float *x, uchar4 *out, uchar3 *row, Pixel *pixels, unsigned char *bytes) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = x[i] - x[i + 1], w = 0.5f * x[i], u = x[i] - w;
    out[i] = make_uchar4(v, 255.0f * v, w, 255);
//>     out[i] = make_uchar4((unsigned int)v, (unsigned int)(255.0f * v), w, 255);  // HP719@26 HP719@29 HP719@39
    out[i].x = v;
//>     out[i].x = (unsigned int)v;  // HP719@16
    row->y = x[i] - 0.5f;
//>     row->y = (unsigned int)(x[i] - 0.5f);  // HP719@14 HP719@25
    uchar4 c;
    c.z = -v;
//>     c.z = (unsigned int)(-v);  // HP719@11 HP719@13
    c.w = (unsigned char)w;
    unsigned char &first = bytes[0];
    first = v * w;
//>     first = (unsigned int)(v * w);  // HP719@13 HP719@18
    unsigned char one = v, two = w, three = one - two;
//>     unsigned char one = (unsigned int)v, two = w, three = one - two;  // HP719@25
    out[i + 1] = make_uchar4(fmaxf(x[i] - 1, 0.0f), (unsigned char)(int)v, c.x - c.y, w);
    pixels[i].color.x = 0;
    out[i].y = u > 0 ? u : 0;
    out[i].w = c.z - 1;
}
