// What PTX becomes needs no header that the file does not include.
//+ #include <hip/hip_runtime.h>  // HP114@1
template <int N>
__device__ double inverse_root(double x);
template <>
__device__ double inverse_root<1>(double x) {
    double y;
    asm("rsqrt.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
//>     y = 1.0 / sqrt(x);  // HP504@5 HP504@48 HP504@57
    return y;
}
