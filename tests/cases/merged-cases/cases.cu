#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1

const char *text(int error) {
  switch (error) {
    case cudaSuccess:
//>     case hipSuccess:  // HP101@10
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP214@1
    case CUDA_SUCCESS:
//~      ^~~~~~~~~~~~ HP214 info: CUDA_SUCCESS and cudaSuccess have the same value in HIP; the second is left out
//~   remedy: nothing to do: the labels had the same code
//>     case hipSuccess:  // HP101@10
//+ #endif  // HP214@1
      return "ok";
    case cudaErrorMemoryAllocation:
//>     case hipErrorMemoryAllocation:  // HP101@10
      return "memory of the runtime";
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP214@1
    case CUDA_ERROR_OUT_OF_MEMORY:
//~      ^~~~~~~~~~~~~~~~~~~~~~~~ HP214 warning:
//~   CUDA_ERROR_OUT_OF_MEMORY and cudaErrorMemoryAllocation have the same value in HIP; the second is left out
//~   remedy: check that the code of cudaErrorMemoryAllocation is right for both
//>     case hipErrorOutOfMemory:  // HP101@10
      return "memory of the driver";
//+ #endif  // HP214@1
    case cudaErrorNotReady: case CUDA_ERROR_NOT_READY: return "not ready";
//~                              ^~~~~~~~~~~~~~~~~~~~ HP214 info:
//~   CUDA_ERROR_NOT_READY and cudaErrorNotReady have the same value in HIP; the second is left out
//~   remedy: nothing to do: the labels had the same code
//>     case hipErrorNotReady:   // HP101@10 HP214@29 HP101@34 HP214@55
//> #if !defined(__HIP_PLATFORM_AMD__)
//> case hipErrorNotReady:
//> #endif
//>  return "not ready";
    case cudaErrorInvalidValue: {
//>     case hipErrorInvalidValue: {  // HP101@10
      switch (error + 1) {
        case CUDA_ERROR_INVALID_VALUE: return "one more";
//>         case hipErrorInvalidValue: return "one more";  // HP101@14
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
