// A struct that is a member of another one, and another name for the type.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
#if CUDART_VERSION >= 12080
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes the #else arm of line 6
//~   remedy: check that this arm is the right one on AMD GPUs
using Attribute = cudaLaunchAttribute;
//> using Attribute = hipLaunchAttribute;  // HP101@19
#else
using Attribute = CUlaunchAttribute;
//> using Attribute = hipLaunchAttribute;  // HP101@19
#endif
struct Own { struct { dim3 clusterDim; } value; cudaPointerAttributes where; };
//> struct Own { struct { dim3 clusterDim; } value; hipPointerAttribute_t where; };  // HP101@49
void set(Attribute *attributes, Own own, int n) {
  attributes[0].value.clusterDim.x = n;
//~                   ^~~~~~~~~~ HP517 error:
//~   hipLaunchAttributeValue has no member clusterDim, which CUlaunchAttributeValue has
//~   remedy: leave out what depends on it, or find the value otherwise
  attributes->value.priority = n;
  own.value.clusterDim.x = n;
  own.where.memoryType = cudaMemoryTypeDevice;
//>   own.where.type = hipMemoryTypeDevice;  // HP517@13 HP101@26
}
