// flags: --keep-cuda
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

const char *source = R"(
//> const char *source = R"(  // HP106@22
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>
__global__ void half_of(__half *x) { *x = __hmul(*x, __float2half(0.5f)); }
)";
