#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#if HIP_VERSION >= 60000000
using hipblasComplex = hipComplex;
typedef hipDoubleComplex hipblasDoubleComplex;
#define hipblasDatatype_t hipDataType
#endif
hipblasComplex *one;
hipblasDoubleComplex *two;
hipblasDatatype_t three;
