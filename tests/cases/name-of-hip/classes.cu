// Textures of a ray tracer.
//+ #define Cond_t Cond_t_of_hip  // HP109@1
//+ #define texture texture_of_hip
//+ #define ucharHolder ucharHolder_of_hip
//+ #include <hip/hip_runtime.h>
//+ #undef Cond_t
//+ #undef texture
//+ #undef ucharHolder
//+ #define powi own_powi
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

class texture {
public:
    __device__ virtual float value(float u, float v) const = 0;
};

class constant_texture : public texture {
public:
    __device__ explicit constant_texture(float c) : color(c) {}
    __device__ float value(float u, float v) const override { return color; }
    float color;
};

__host__ __device__ inline double powi(double x, int n) { return n ? x * powi(x, n - 1) : 1; }
__device__ inline int __lane_id() { return threadIdx.x & 31; }
//> __device__ inline int own_lane_id() { return threadIdx.x & 31; }  // HP109@23
typedef struct { unsigned char b[2]; } ucharHolder;
static uchar4 *Cond_t;

__global__ void k(texture **t, double *p, ucharHolder h) {
    t[0] = new constant_texture(0.5f);
    p[0] = powi(p[1], 3) + __lane_id() + h.b[0];
//>     p[0] = powi(p[1], 3) + own_lane_id() + h.b[0];  // HP109@28
}

void release() { cudaFree(Cond_t); }
//> void release() { hipFree(Cond_t); }  // HP101@18
