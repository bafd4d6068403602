//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/uninitialized.h"  // HP117@1
template <class Split>
struct Element {
    using split = Split;
    __host__ __device__ Element(int g, Split s) : group(g), condition(s) {}
    Element() = default;
    __device__ bool is_root() const { return group == -1; }
    int group{};
    Split condition{};
};
struct Plain {
    static constexpr int lanes = 32;
    enum Kind { none = 0 };
    Plain() = default;
    __device__ int sum() const { int total = 0; return total + a; }
    __device__ void operator += (const Plain &other) { a += other.a; }
    __device__ bool operator==(const Plain &other) const;
    __device__ Plain &operator =(int n) { a = n; return *this; }
    int a, b[lanes];
};
template <class Split>
__global__ void k(float *x) {
    __shared__ Element<Split> elements[64];
//>     __shared__ hipport::uninitialized<Element<Split> [64]> elements_bytes; auto &elements = elements_bytes.object();  // HP212@16 HP212@30 HP212@43
    __shared__ Plain plain[64];
    __shared__ float sums[32];
    extern __shared__ char bytes[];
    elements[threadIdx.x].group = plain[threadIdx.x].a + sums[0] + bytes[0];
}
