#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Where the project's own macro for AMD pastes in another way, the uses stay as they are.
#if defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__': #if on __NVCC__: HIP takes the #elif arm of line 6; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#define TYPE(name) cuda##name
//~                ^~~~~~ HP107 info 'cuda':
//~   cuda## pastes names that HIP lacks or that change in more than their beginning: cudaDeviceProp (in an #if arm that HIP does not take)
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP
#elif defined(__HIP_PLATFORM_AMD__)
#define TYPE(name) hip##name##_t
#endif

void ask(TYPE(DeviceProp) *properties);
