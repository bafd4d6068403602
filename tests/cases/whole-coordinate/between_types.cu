#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Grid { uint3 size; dim3 block; };
struct Place { uint3 thread; dim3 of; int n; };

//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP203@1
inline __host__ __device__ uint3 operator*(uint3 a, uint3 b) { return make_uint3(a.x * b.x, a.y * b.y, a.z * b.z); }
//~                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of uint3 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
//+ #endif  // HP203@1
inline __host__ __device__ dim3 operator/(dim3 a, dim3 b) { return dim3(a.x / b.x, a.y / b.y, a.z / b.z); }

uint3 from(const dim3 &d) { return d; }
//> uint3 from(const dim3 &d) { return make_uint3(d.x, d.y, d.z); }  // HP208@36
dim3 back(const uint3 &u) { return u; }
//> dim3 back(const uint3 &u) { return dim3(u.x, u.y, u.z); }  // HP208@36
unsigned volume(uint3 u) { return u.x * u.y * u.z; }

template <typename V> __host__ __device__ int linear(V i, V n) { return i.x + n.x * i.y; }

__global__ void fill(int *p, uint3 n, dim3 m) {
    const uint3 both[2] = {threadIdx, blockIdx};
//>     const uint3 both[2] = {make_uint3(threadIdx.x, threadIdx.y, threadIdx.z), make_uint3(blockIdx.x, blockIdx.y, blockIdx.z)};  // HP208@28 HP208@39
    Place place = {threadIdx, blockDim, 1};
//>     Place place = {make_uint3(threadIdx.x, threadIdx.y, threadIdx.z), blockDim, 1};  // HP208@20
    auto first = [](uint3 t) { return t.x == 0; };
    uint3 at = m;
//>     uint3 at = make_uint3(m.x, m.y, m.z);  // HP208@16
    dim3 there = n;
//>     dim3 there = dim3(n.x, n.y, n.z);  // HP208@18
    p[0] = linear(threadIdx, blockIdx) + linear<uint3>(threadIdx, n) + linear(blockDim, m);
//>     p[0] = linear(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z), make_uint3(blockIdx.x, blockIdx.y, blockIdx.z)) + linear<uint3>(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z), n) + linear(dim3(blockDim), m);  // HP208@19 HP208@30 HP208@56 HP208@79
    p[1] = first(threadIdx) ? both[1].x : place.thread.y + at.x + there.x + (blockIdx * blockDim).x;
//>     p[1] = first(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)) ? both[1].x : place.thread.y + at.x + there.x + (make_uint3(blockIdx.x, blockIdx.y, blockIdx.z) * make_uint3(blockDim.x, blockDim.y, blockDim.z)).x;  // HP208@18 HP208@78 HP208@89
}

void run(int *p, dim3 grid, Grid q) {
    uint3 u = grid, one = dim3(1), three = dim3(1, 2, 3);
//>     uint3 u = make_uint3(grid.x, grid.y, grid.z), one = make_uint3(1, 1, 1), three = make_uint3(1, 2, 3);  // HP208@15 HP208@27 HP208@33 HP208@44
    q.size = grid;
//>     q.size = make_uint3(grid.x, grid.y, grid.z);  // HP208@14
    q.block = u;
//>     q.block = dim3(u.x, u.y, u.z);  // HP208@15
    q.block = q.size;
//>     q.block = dim3(q.size.x, q.size.y, q.size.z);  // HP208@15
    fill<<<q.size, 32>>>(p, grid, u);
//>     fill<<<dim3(q.size.x, q.size.y, q.size.z), 32>>>(p, make_uint3(grid.x, grid.y, grid.z), dim3(u.x, u.y, u.z));  // HP208@12 HP208@29 HP208@35
    fill<<<grid / q.block, q.block>>>(p, u, grid);
    dim3 h(u), w{u};
//>     dim3 h(dim3(u.x, u.y, u.z)), w{dim3(u.x, u.y, u.z)};  // HP208@12 HP208@18
    const dim3 &r = u;
//>     const dim3 &r = dim3(u.x, u.y, u.z);  // HP208@21
    volume(h);
//>     volume(make_uint3(h.x, h.y, h.z));  // HP208@12
    volume(u);
    w = r;
}
