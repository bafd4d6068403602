//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuComplex.h>
//> #include <hip/hip_complex.h>  // HP110@11

__device__ cuFloatComplex turn(cuComplex a, cuDoubleComplex b) {
//> __device__ hipFloatComplex turn(hipComplex a, hipDoubleComplex b) {  // HP101@12 HP101@32 HP101@45
    cuDoubleComplex product = cuCmul(b, make_cuDoubleComplex(0.0, 1.0));
//>     hipDoubleComplex product = hipCmul(b, make_hipDoubleComplex(0.0, 1.0));  // HP101@5 HP101@31 HP101@41
    return cuCmulf(a, make_cuFloatComplex(cuCreal(product), cuCrealf(a)));
//>     return hipCmulf(a, make_hipFloatComplex(hipCreal(product), hipCrealf(a)));  // HP101@12 HP101@23 HP101@43 HP101@61
}
