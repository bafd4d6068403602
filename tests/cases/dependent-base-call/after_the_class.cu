#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Root {
    __host__ __device__ float decoded(int value) const;
};
inline __host__ __device__ float Root::decoded(int value) const { return 0.5f * value; }
template <int n> struct List : public Root {
    using Root::decoded;
    __host__ __device__ static int counted() { return n; }
    int entries[n];
};
template <int k> struct Heap : public List<k> {
    __host__ __device__ float first() const;
    __host__ __device__ static int size();
};
template <int k> inline __host__ __device__ float Heap<k>::first() const {
    if (counted() > 0) return decoded(this->entries[0]);
//>     if (this->counted() > 0) return this->decoded(this->entries[0]);  // HP237@9 HP237@31
    return 0;
}
template <int k> inline __host__ __device__ int Heap<k>::size() { return counted(); }
//> template <int k> inline __host__ __device__ int Heap<k>::size() { return List<k>::counted(); }  // HP237@74

// other classes, and functions of their own
struct Other {
    __host__ __device__ float decoded(int value) const { return value; }
    __host__ __device__ float first() const;
};
inline __host__ __device__ float Other::first() const { return decoded(1); }

__global__ void kernel(float *p) {
    Heap<4> heap;
    p[0] = heap.first() + Heap<4>::size() + Other().first();
}
