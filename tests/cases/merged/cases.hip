#include <hip/hip_runtime.h>

const char *text(int error) {
  switch (error) {
    case hipSuccess:
#if !defined(__HIP_PLATFORM_AMD__)
    case hipSuccess:
#endif
      return "ok";
    case hipErrorMemoryAllocation:
      return "memory of the runtime";
#if !defined(__HIP_PLATFORM_AMD__)
    case hipErrorOutOfMemory:
      return "memory of the driver";
#endif
    case hipErrorNotReady: 
#if !defined(__HIP_PLATFORM_AMD__)
case hipErrorNotReady:
#endif
 return "not ready";
    case hipErrorInvalidValue: {
      switch (error + 1) {
        case hipErrorInvalidValue: return "one more";
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
