#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Wide : public uint2 {
//~                  ^~~~~ HP223 warning:
//~   HIP's uint2 has operators, which go before this class's conversion: their result is a uint2
//~   remedy: give the class members instead of the base uint2, or operators of its own
    __device__ Wide(unsigned long long bits) { x = bits; y = bits >> 32; }
    __device__ operator unsigned long long() const { return x | (unsigned long long)y << 32; }
};

struct Named {
    int id;
};

class Scalar : Named, protected float1 {
//~                             ^~~~~~ HP223 warning:
//~   HIP's float1 has operators, which go before this class's conversion: their result is a float1
//~   remedy: give the class members instead of the base float1, or operators of its own
public:
    __device__ operator float() const { return x; }
};

__device__ unsigned long long mixed(Wide a, Wide b) { return (unsigned long long)a ^ (unsigned long long)b; }

// without a conversion, the operators were the project's own or none
struct Pair : public uint2 {
    int id;
    __device__ Pair operator+(const Pair &other) const { return other; }
};
struct Member {
    uint2 pair;
    __device__ operator float() const { return pair.x; }
};
