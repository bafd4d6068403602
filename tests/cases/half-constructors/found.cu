//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

struct Pair {
    __device__ Pair() {}
    __device__ Pair(const __half2 &both) : value(both) {}
    __device__ Pair(const __half &one) : value{one, one} {}
//>     __device__ Pair(const __half &one) : value{one, one} {}  // HP239@60
//>     template <class Number, class = typename std::enable_if<std::is_arithmetic<Number>::value>::type>
//>     __device__ Pair(Number number) : Pair(__half(number)) {}
    __device__ Pair(const __half &one, const __half &other) : value(one, other) {}
    __device__ operator const __half2 &() const { return value; }

  private:
    __half2 value;
};
__device__ Pair sum(const Pair &a, const Pair &b) { return __hadd2(a, b); }
__global__ void kernel(Pair *pairs, float x, int n) {
    const Pair two(2.0f);
    pairs[0] = sum(Pair(1.f), two);
    pairs[1] = sum(Pair(x), Pair(n));
}

// made from numbers already, and from two only
struct Own {
    __device__ Own(half2 both) : value(both) {}
    __device__ Own(half one) : value(one, one) {}
    __device__ Own(float one) : Own(half(one)) {}
    half2 value;
};
struct Any {
    __device__ Any(half2 both) : value(both) {}
    __device__ Any(half one) : value(one, one) {}
    template <class T> __device__ Any(T one) : Any(half(one)) {}
    half2 value;
};
