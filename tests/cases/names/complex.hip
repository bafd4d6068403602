#include <hip/hip_runtime.h>
#include <hip/hip_complex.h>

__device__ cuFloatComplex turn(cuComplex a, cuDoubleComplex b) {
    cuDoubleComplex product = cuCmul(b, make_cuDoubleComplex(0.0, 1.0));
    return cuCmulf(a, make_cuFloatComplex(cuCreal(product), cuCrealf(a)));
}
