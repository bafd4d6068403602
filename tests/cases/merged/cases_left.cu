#include <cuda.h>
#include <cuda_runtime.h>

int weigh(int error) {
  int weight = 0;
  switch (error) {
    case cudaErrorMemoryAllocation:
      weight++;
    case CUDA_ERROR_OUT_OF_MEMORY:
      weight++;
    default:
      weight++;
  }
  return weight;
}
