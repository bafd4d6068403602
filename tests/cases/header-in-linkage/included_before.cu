#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
extern "C" {
#include <cuda_runtime.h>
//-  // HP115@1
#include <math.h>
void scale(float *x);
}
extern "C" void one(float *x);
extern "C++" {
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
}
