//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/uninitialized.h"  // HP117@1
struct Pair {
    float d;
    short i;
    __host__ __device__ Pair() : d(0), i(1) {}
    __host__ __device__ explicit Pair(float d) : d(d), i(0) {}
};
struct Set {
    float d;
    __device__ Set(float x = 0) { d = x; }
};
struct Declared {
    float d;
    __device__ Declared();
};
struct Ended {
    float d;
    __device__ ~Ended() { d = 0; }
};
struct OfPairs {
    Pair pairs[2];
};
struct Derived : public Pair {
    int n;
};
template <class T> struct Wrapped {
    T value{};
};
struct Empty {
    float d;
    __device__ Empty() {}
    __device__ Empty(float x) : d(x) {}
};
struct Pointing {
    Pair *pair;
    static Pair first;
    Pair made() const;
};

__global__ void change(float *out) {
    __shared__ Pair more[2][16];
//>     __shared__ hipport::uninitialized<Pair [2][16]> more_bytes; auto &more = more_bytes.object();  // HP212@16 HP212@20 HP212@32
    static __shared__ __align__(16) Set set;
//>     static __shared__ __align__(16) hipport::uninitialized<Set> set_bytes; auto &set = set_bytes.object();  // HP212@37 HP212@40 HP212@44
    __shared__ Declared declared;
//>     __shared__ hipport::uninitialized<Declared> declared_bytes; auto &declared = declared_bytes.object();  // HP212@16 HP212@24 HP212@33
    __shared__ Ended ended;
//>     __shared__ hipport::uninitialized<Ended> ended_bytes; auto &ended = ended_bytes.object();  // HP212@16 HP212@21 HP212@27
    __shared__ OfPairs of_pairs;
//>     __shared__ hipport::uninitialized<OfPairs> of_pairs_bytes; auto &of_pairs = of_pairs_bytes.object();  // HP212@16 HP212@23 HP212@32
    __shared__ Derived derived;
//>     __shared__ hipport::uninitialized<Derived> derived_bytes; auto &derived = derived_bytes.object();  // HP212@16 HP212@23 HP212@31
    __shared__ Wrapped<float> wrapped[4];
//>     __shared__ hipport::uninitialized<Wrapped<float> [4]> wrapped_bytes; auto &wrapped = wrapped_bytes.object();  // HP212@16 HP212@30 HP212@41
    __shared__ ::Pair global;
//>     __shared__ hipport::uninitialized<::Pair> global_bytes; auto &global = global_bytes.object();  // HP212@16 HP212@22 HP212@29
    more[0][threadIdx.x % 16].d = set.d + declared.d + ended.d + of_pairs.pairs[0].d + derived.d + wrapped[0].value;
    *out = more[0][0].d + global.d;
}

__global__ void keep(float *out) {
    __shared__ Empty empty[4];
    __shared__ Pointing pointing;
    __shared__ float numbers[32];
    __shared__ unsigned long long mask;
    extern __shared__ Pair dynamic[];
    Pair pair;
    *out = empty[0].d + pointing.pair->d + numbers[0] + mask + dynamic[0].d + pair.d;
}
