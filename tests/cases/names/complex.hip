#include <hip/hip_runtime.h>
#include <hip/hip_complex.h>

__device__ hipFloatComplex turn(hipComplex a, hipDoubleComplex b) {
    hipDoubleComplex product = hipCmul(b, make_hipDoubleComplex(0.0, 1.0));
    return hipCmulf(a, make_hipFloatComplex(hipCreal(product), hipCrealf(a)));
}
