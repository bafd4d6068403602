#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace lab {
namespace gpu {
struct Image { float *data; };
__global__ void fill(Image image, float value) { image.data[threadIdx.x] = value; }
__global__ void copy(Image to, Image from);
__global__ void turn(Image image);
__global__ void taken(Image image);
__global__ void hidden(Image image);
__global__ void plain(Image image);
void inside(Image image) { fill<<<1, 64>>>(image, 0); }
}
void beside(gpu::Image image) { fill<<<1, 64>>>(image, 0); }
//> void beside(gpu::Image image) { lab::gpu::fill<<<1, 64>>>(image, 0); }  // HP243@33
}

using lab::gpu::turn;
__global__ void plain(float *x);
typedef void (*Kernel)(lab::gpu::Image);

template <class T> void each(T image) { fill<<<1, 64>>>(image, 1); }
//> template <class T> void each(T image) { lab::gpu::fill<<<1, 64>>>(image, 1); }  // HP243@41
void run(lab::gpu::Image image, Kernel taken, float *x) {
    fill<<<1, 64>>>(image, 1);
//>     lab::gpu::fill<<<1, 64>>>(image, 1);  // HP243@5
    lab::gpu::fill<<<1, 64>>>(image, 1);
    copy<<<1, 64>>>(image, image);
//>     lab::gpu::copy<<<1, 64>>>(image, image);  // HP243@5
    turn<<<1, 64>>>(image);
    taken<<<1, 64>>>(image);
    plain<<<1, 64>>>(x);
}
struct Task {
    Kernel hidden;
    void run(lab::gpu::Image image) { hidden<<<1, 64>>>(image); }
};
