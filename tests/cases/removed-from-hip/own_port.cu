#if defined(__HIP_PLATFORM_AMD__)
#include <hip/hip_runtime.h>
#include <hip/hcc_detail/hip_fp16.h>
//> #include <hip/hip_fp16.h>  // HP126@11
#include <hipblas.h>
//> #include <hipblas/hipblas.h>  // HP126@11
#include "hiprand_kernel.h"
//> #include "hiprand/hiprand_kernel.h"  // HP126@11
typedef hipblasDoubleComplex complex_t;
//> typedef hipDoubleComplex complex_t;  // HP136@9
static const hipblasDatatype_t type = HIPBLAS_R_32F;
//> static const hipDataType type = HIPBLAS_R_32F;  // HP136@14
#define CAST(x) ((hipblasComplex *)(x))
//> #define CAST(x) ((hipComplex *)(x))  // HP136@19
int arch() {
    int found = 0;
    hipDeviceGetAttribute(&found, hipDeviceAttributeGcnArch, 0);
//~                               ^~~~~~~~~~~~~~~~~~~~~~~~~ HP136 error:
//~   ROCm does not have hipDeviceAttributeGcnArch any more
//~   remedy: ask hipGetDeviceProperties for gcnArchName
    return found;
}
#else
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
typedef cuDoubleComplex complex_t;
//> typedef hipDoubleComplex complex_t;  // HP101@9
typedef int hipblasInt8Datatype_t;
#endif
