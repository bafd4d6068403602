//+ #include <hip/hip_runtime.h>  // HP114@1
#include "/usr/local/cuda-10.1/targets/x86_64-linux/include/cuda_runtime.h"
//-  // HP115@1
#include <C:\Program Files\NVIDIA GPU Computing Toolkit\CUDA\v10.1\include\cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#include "/opt/cuda/include/thrust/sort.h"
//> #include "thrust/sort.h"  // HP110@11
__global__ void k(int *p) { *p = 1; }
