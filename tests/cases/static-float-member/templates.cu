#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <typename T>
struct Norm {
    static const T epsilon = 1e-5;
//>     static constexpr T epsilon = 1e-5;  // HP295@12
    const static T half = 0.5;
//>     constexpr static T half = 0.5;  // HP295@5
    static T const two = 2;
//>     static T constexpr two = 2;  // HP295@14
    static const double scale = 1.0 / 3;
//>     static constexpr double scale = 1.0 / 3;  // HP295@12
    static const int width = 4;
    static const T *none;
    static const T table[2];
    static constexpr T one = 1;
    static const T get() { return 1; }
};

__global__ void scale(float *x) {
    static const float unit = 2;
    x[0] *= Norm<float>::epsilon * unit;
}
