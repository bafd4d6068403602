#include <cuda.h>
#include <cuda_runtime.h>

const char *text(int error) {
  switch (error) {
    case cudaSuccess:
    case CUDA_SUCCESS:
      return "ok";
    case cudaErrorMemoryAllocation:
      return "memory of the runtime";
    case CUDA_ERROR_OUT_OF_MEMORY:
      return "memory of the driver";
    case cudaErrorNotReady: case CUDA_ERROR_NOT_READY: return "not ready";
    case cudaErrorInvalidValue: {
      switch (error + 1) {
        case CUDA_ERROR_INVALID_VALUE: return "one more";
        default: break;
      }
      break;
    }
    default:
      break;
  }
  return "unknown";
}
int main() { return text(0)[0] == 'x'; }
