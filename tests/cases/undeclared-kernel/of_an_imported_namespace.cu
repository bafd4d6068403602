#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace lab {
struct Image { float *data; };
__global__ void fill(Image image, float value) { image.data[threadIdx.x] = value; }
}

void run(lab::Image image) {
    using namespace lab;
    fill<<<1, 64>>>(image, 1);
}
