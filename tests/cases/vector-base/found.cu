#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/vector_base.h"  // HP117@1
//+ #include "hipport/vector_operators.h"  // HP280@1

struct Wide : public uint2 {
//~                  ^~~~~ HP223 warning fixed: HIP's uint2 has operators, which go before this class's conversion
//~   remedy, safe fix: derive from hipport::vector_base<uint2>, which has the members only
//> struct Wide : public hipport::vector_base<uint2> {  // HP223@22
    __device__ Wide(unsigned long long bits) { x = bits; y = bits >> 32; }
    __device__ operator unsigned long long() const { return x | (unsigned long long)y << 32; }
};

struct Named {
    int id;
};

class Scalar : Named, protected float1 {
//~                             ^~~~~~ HP223 warning fixed:
//~   HIP's float1 has operators, which go before this class's conversion
//~   remedy, safe fix: derive from hipport::vector_base<float1>, which has the members only
//> class Scalar : Named, protected hipport::vector_base<float1> {  // HP223@33
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

// the base's name in the class
struct Halves : public uint2 {
//~                    ^~~~~ HP223 warning fixed: HIP's uint2 has operators, which go before this class's conversion
//~   remedy, safe fix: derive from hipport::vector_base<uint2>, which has the members only
//> struct Halves : public hipport::vector_base<uint2> {  // HP223@24
    __device__ Halves(unsigned low, unsigned high) {
        uint2::x = low;
//>         hipport::vector_base<uint2>::x = low;  // HP223@9
        y = high;
    }
    __device__ operator unsigned long long() const { return *(const unsigned long long *)this; }
    __device__ Halves operator^=(const Halves &other) {
        uint2::x ^= other.x;
//>         hipport::vector_base<uint2>::x ^= other.x;  // HP223@9
        uint2::y ^= other.y;
//>         hipport::vector_base<uint2>::y ^= other.y;  // HP223@9
        return *this;
    }
};
__device__ unsigned long long xored(Halves a, Halves b) {
    a ^= b;
    uint2 both = a;
    return (a ^ b) + both.x;
}
__device__ bool same(Halves a, Halves b) { return a == b; }

struct Called : public int2 {
//~                    ^~~~ HP223 warning: HIP's int2 has operators, which go before this class's conversion
//~   remedy: give the class members instead of the base int2, or operators of its own
    __device__ Called(int2 pair) : int2(pair) {}
    __device__ operator long long() const { return x + y; }
};
struct Added : public int3 {
//~                   ^~~~ HP223 warning: HIP's int3 has operators, which go before this class's conversion
//~   remedy: give the class members instead of the base int3, or operators of its own
    __device__ operator long long() const { return x + y + z; }
};
__device__ int3 operator+(int3 a, int3 b) { return make_int3(a.x + b.x, a.y, a.z); }
__device__ int3 added(Added a, int3 b) { return operator+(a, b); }
