//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

struct Own {
    float fma(float a, float b, float c, float d);
};
__global__ void convert(const float *x, int *y, Own own) {
    y[0] = float2int(x[0]);
//>     y[0] = __float2int_rz(x[0]);  // HP101@12
    y[1] = float2int(x[1], cudaRoundNearest);
//~        ^~~~~~~~~ HP301 error: float2int -> __float2int_rz: HIP's takes 1 argument, not 2
//~   remedy: change the arguments of the call to those of __float2int_rz
//>     y[1] = __float2int_rz(x[1], hipRoundNearest);  // HP101@12 HP101@28
    y[2] = own.fma(x[0], x[1], x[2], x[3]);
}
void sum(const float *in, float *out, int n, void *space, size_t bytes) {
    cub::DeviceReduce::Sum(space, bytes, in, out, n);
//>     hipcub::DeviceReduce::Sum(space, bytes, in, out, n);  // HP120@5
    cub::DeviceReduce::Sum(in, out, n);
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cub::DeviceReduce::Sum -> hipcub::DeviceReduce::Sum: HIP's takes 5 or 6 or 7 arguments, not 3
//~   remedy: change the arguments of the call to those of hipcub::DeviceReduce::Sum
//>     hipcub::DeviceReduce::Sum(in, out, n);  // HP120@5
    auto of_some = [](auto... values) { return cub::DeviceReduce::Sum(values...); };
//>     auto of_some = [](auto... values) { return hipcub::DeviceReduce::Sum(values...); };  // HP120@48
}
void keep(cudaUserObject_t *object, float *array) {
//> void keep(hipUserObject_t *object, float *array) {  // HP101@11
    cudaUserObjectCreate(object, array);
//~ ^~~~~~~~~~~~~~~~~~~~ HP301 error: cudaUserObjectCreate -> hipUserObjectCreate: HIP's takes 5 arguments, not 2
//~   remedy: change the arguments of the call to those of hipUserObjectCreate
//>     hipUserObjectCreate(object, array);  // HP101@5
}
