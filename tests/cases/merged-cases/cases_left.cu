#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1

int weigh(int error) {
  int weight = 0;
  switch (error) {
    case cudaErrorMemoryAllocation:
//>     case hipErrorMemoryAllocation:  // HP101@10
      weight++;
    case CUDA_ERROR_OUT_OF_MEMORY:
//~      ^~~~~~~~~~~~~~~~~~~~~~~~ HP214 error:
//~   CUDA_ERROR_OUT_OF_MEMORY and cudaErrorMemoryAllocation have the same value in HIP
//~   remedy: keep one of the labels
//>     case hipErrorOutOfMemory:  // HP101@10
      weight++;
    default:
      weight++;
  }
  return weight;
}
