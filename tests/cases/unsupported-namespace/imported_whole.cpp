#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <opencv2/core/cuda.hpp>
#include <opencv2/cudawarping.hpp>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~ HP113 warning 'the CUDA part of OpenCV':
//~   the CUDA part of OpenCV is included, whose own releases are for CUDA alone
//~   remedy: use a port of it for ROCm, port it too, or replace what the code takes from it
using namespace cv;

void resize(Mat &image) {
    cuda::GpuMat on_gpu(image);
    cuda::resize(on_gpu, on_gpu, Size(2, 2));
}
