#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include <hip/hip_cooperative_groups.h>
#include <cassert>
namespace cg = cooperative_groups;

struct Parameters { int n; float scale; double shift; };

namespace device {
__constant__ int table[4] = {1, 2, 3, 4};
__device__ int counter;
static __device__ int one = 1;
}

extern "C" __global__ void structs(Parameters p, const float2* in, double* out, bool twice, __half h) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < p.n) out[i] = (in[i].x * p.scale + in[i].y + p.shift) * (twice ? 2 : 1) + __half2float(h);
}
extern "C" __global__ void counts(int* out) {
    out[blockIdx.x] = device::table[blockIdx.x % 4];
    atomicAdd(&device::counter, device::one);
}
extern "C" __global__ void where(uint3* out) {
    const int block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    const int thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    out[block * blockDim.x * blockDim.y * blockDim.z + thread] = make_uint3(
        blockIdx.x * blockDim.x + threadIdx.x, blockIdx.y * blockDim.y + threadIdx.y,
        blockIdx.z * blockDim.z + threadIdx.z);
}
extern "C" __global__ void nothing() {}
extern "C" __global__ void endless(int* flag) { for (;;) *reinterpret_cast<volatile int*>(flag) = 1; }
extern "C" __global__ void endless_barriers() { for (;;) __syncthreads(); }
extern "C" __global__ void asserts(int limit) {
    __syncthreads();
    assert(blockIdx.x * blockDim.x + threadIdx.x < limit);
}
extern "C" __global__ void null(int* out) {
    if (threadIdx.x == 5) *out = 1;
}
template <class T>
__global__ void quotients(const T* values, const T* by, T* out) {
    out[threadIdx.x] = values[threadIdx.x] / by[threadIdx.x];
    out[6 + threadIdx.x] = values[threadIdx.x] % by[threadIdx.x];
}
template __global__ void quotients<signed char>(const signed char*, const signed char*, signed char*);
template __global__ void quotients<short>(const short*, const short*, short*);
template __global__ void quotients<int>(const int*, const int*, int*);
template __global__ void quotients<unsigned>(const unsigned*, const unsigned*, unsigned*);
template __global__ void quotients<long>(const long*, const long*, long*);
template __global__ void quotients<unsigned long>(const unsigned long*, const unsigned long*, unsigned long*);
extern "C" __global__ void traps() { if (threadIdx.x == 3) __builtin_trap(); }
extern "C" __global__ void overflows(int* out, int depth) {
    volatile int local[20000];
    for (int i = 0; i < depth; ++i) for (int k = 0; k < 20000; ++k) local[k] = k + i;
    out[0] = local[7];
}
extern "C" __global__ void overflows_by_far(int* out, int depth) {
    volatile int local[100000];
    for (int i = 0; i < depth; ++i) for (int k = 0; k < 100000; ++k) local[k] = k + i;
    out[0] = local[7];
}
__device__ __attribute__((noinline)) int recurse(int n) {
    volatile int big[1000];
    big[n % 1000] = n;
    return n <= 0 ? 0 : recurse(n - 1) + big[n % 1000];
}
extern "C" __global__ void recurses(int* out, int n) { out[0] = recurse(n); }
extern "C" __global__ void prints() { if (threadIdx.x < 2) printf("thread %d of %s\n", (int)threadIdx.x, "one"); }
extern "C" __global__ void grid_sum(int* values, int* out) {
    cg::grid_group grid = cg::this_grid();
    values[grid.thread_rank()] = grid.thread_rank();
    grid.sync();
    int sum = 0;
    for (unsigned i = 0; i < grid.size(); ++i) sum += values[i];
    out[grid.thread_rank()] = sum;
    grid.sync();
    if (blockIdx.x % 2) return;
    grid.sync();
    values[grid.thread_rank()] = -1;
}
extern "C" __global__ void shared_kinds(int* out, int n) {
    extern __shared__ __align__(16) unsigned char raw[];
    __shared__ int fixed[64], other[2][32];
    int* ints = reinterpret_cast<int*>(raw);
    const int t = threadIdx.x;
    fixed[t] = t, other[t / 32][t % 32] = 100 * t, ints[t] = 10000 * t;
    __syncthreads();
    const auto read = [=](int i) { return fixed[i] + other[i / 32][i % 32] + ints[i]; };
    out[blockIdx.x * blockDim.x + t] = read(blockDim.x - 1 - t) + n;
}
extern "C" __global__ void votes(int* out) {
    const int t = threadIdx.x;
    out[t] = __syncthreads_count(t % 3 == 0) * 100 + __syncthreads_and(t < 1000) * 10 + __syncthreads_or(t == 5);
}
extern "C" __global__ void tiles(int* out, float* sums) {
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<16>(block);
    float v = block.thread_rank();
    for (int d = tile.size() / 2; d > 0; d /= 2) v += tile.shfl_down(v, d);
    sums[block.thread_rank()] = tile.shfl(v, 0);
    cg::thread_group dynamic = cg::tiled_partition(block, 8);
    dynamic.sync();
    int n = dynamic.thread_rank() * 1000000 + tile.meta_group_rank() * 10000;
    if (threadIdx.x % 3 == 0) {
        cg::coalesced_group active = cg::coalesced_threads();
        n += active.size() * 100 + active.thread_rank();
        n += active.shfl(0, 0) + (active.ballot(1) == (1ull << active.size()) - 1 ? 0 : 50000000);
    }
    out[block.thread_rank()] = n;
    auto small = cg::tiled_partition<4>(tile);
    if (small.any(threadIdx.x == 9) && !small.all(threadIdx.x == 9)) out[block.thread_rank()] += 500000;
    if (tile.ballot(tile.thread_rank() == 3) != 8) out[0] = -1;
}
template <class T> __device__ void every_atomic(T* at) {
    atomicAdd(&at[0], T(2)); atomicSub(&at[1], T(1));
    atomicMin(&at[2], T(threadIdx.x)); atomicMax(&at[3], T(threadIdx.x));
    atomicExch(&at[4], T(7)); atomicCAS(&at[5], T(0), T(threadIdx.x + 1));
    atomicAdd_system(&at[6], T(1)); __hip_atomic_fetch_add(&at[7], T(1), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    __hip_atomic_fetch_add(&at[8], T(1), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
template <class T> __device__ void integer_atomics(T* at) {
    every_atomic(at);
    atomicAnd(&at[9], ~(T(1) << (threadIdx.x % 8))); atomicOr(&at[10], T(1) << (threadIdx.x % 8));
    atomicXor(&at[11], T(1));
}
template <class T> __global__ void atomics(T* at) {
    if constexpr (std::is_integral<T>::value) integer_atomics(at); else every_atomic(at);
}
extern "C" __global__ void wrapping(unsigned* at) { atomicInc(&at[0], 9u); atomicDec(&at[1], 9u); }

int main() {
    float* p = nullptr;
    if (hipMalloc(&p, 4) != hipSuccess) return 1;
    nothing<<<dim3(1, 2),
              64>>>();
    atomics<float><<<1, 1, 0, 0>>>(p);
    return hipFree(p);
}
