#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define LAB_NS_BEGIN namespace lab {
#define LAB_NS_END }
#define ONLY_STATIC(name) name() = delete;
#define BOTH __host__ __device__
#define WITH_WIDTH(name) inline int width_of_##name() { return sizeof(name); }

LAB_NS_BEGIN

template <int n> struct Sum {
    __host__ __device__ Sum();
    float value;
};

class Math {
    ONLY_STATIC(Math)
public:
    BOTH static float pi();
    BOTH static float two();
};
WITH_WIDTH(Math)
inline float Math::two() { return 2; }
//> BOTH inline float Math::two() { return 2; }  // HP231@1

LAB_NS_END
LAB_NS_BEGIN

template <int n> Sum<n>::Sum() : value(n) {}
//> template <int n> __host__ __device__ Sum<n>::Sum() : value(n) {}  // HP231@18

LAB_NS_END
LAB_NS_BEGIN
float Math::pi() { return 3; }
//> BOTH float Math::pi() { return 3; }  // HP231@1
LAB_NS_END

__global__ void kernel(float *p) { p[0] = lab::Math::pi() + lab::Math::two() + lab::Sum<2>().value; }
