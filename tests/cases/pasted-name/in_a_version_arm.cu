#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <library_types.h>
//> #include <hip/library_types.h>  // HP110@11

template <class T> struct data_type;
#if CUDA_VERSION >= 8000
//~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 8000  // HP603@5
#define TYPE_OF(type, name) \
    template <> struct data_type<type> { static cudaDataType_t value() { return CUDA_##name; } };
//>     template <> struct data_type<type> { static hipDataType value() { return HIP_##name; } };  // HP101@49 HP107@81
TYPE_OF(float, R_32F)
TYPE_OF(double, R_64F)
#else
template <> struct data_type<float> { static int value() { return 32; } };
#endif
