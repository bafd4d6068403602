#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <opencv2/core/cuda.hpp>
using namespace cv;

void resize(Mat &image) {
    cuda::GpuMat on_gpu(image);
    cuda::resize(on_gpu, on_gpu, Size(2, 2));
}
