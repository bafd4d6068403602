#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__device__ unsigned flat(uint3 p) { return p.x + p.y + p.z; }
__device__ unsigned by_reference(const uint3 &p, int scale) { return scale * p.x; }
__device__ unsigned of_dim3(dim3 d) { return d.x; }
template <typename T> __device__ unsigned generic(T t) { return t.x; }
struct Place { uint3 block, thread; };
__device__ uint3 here() { return blockIdx; }
//> __device__ uint3 here() { return make_uint3(blockIdx.x, blockIdx.y, blockIdx.z); }  // HP208@34
__device__ dim3 size() { return blockDim; }
__global__ void where(uint3 *out, Place *places)
{
    uint3 block = blockIdx;
//>     uint3 block = make_uint3(blockIdx.x, blockIdx.y, blockIdx.z);  // HP208@19
    const uint3 thread = threadIdx, dims = blockDim;
//>     const uint3 thread = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z), dims = make_uint3(blockDim.x, blockDim.y, blockDim.z);  // HP208@26 HP208@44
    uint3 direct(threadIdx), braces{blockIdx};
//>     uint3 direct(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)), braces{make_uint3(blockIdx.x, blockIdx.y, blockIdx.z)};  // HP208@18 HP208@37
    const uint3 &bound = gridDim;
//>     const uint3 &bound = make_uint3(gridDim.x, gridDim.y, gridDim.z);  // HP208@26
    uint3 later;
    later = threadIdx;  // a comment
//>     later = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);  // a comment  // HP208@13
    out[0] = blockIdx;
//>     out[0] = make_uint3(blockIdx.x, blockIdx.y, blockIdx.z);  // HP208@14
    places->thread = threadIdx;
//>     places->thread = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);  // HP208@22
    dim3 ok = blockIdx;
    dim3 also(threadIdx);
    auto whole = threadIdx;
    ok = blockDim;
    out[1].x = flat(threadIdx) + by_reference(blockIdx, 2) + of_dim3(threadIdx) + generic(blockIdx) + whole.x + ok.x + also.x;
//>     out[1].x = flat(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)) + by_reference(make_uint3(blockIdx.x, blockIdx.y, blockIdx.z), 2) + of_dim3(threadIdx) + generic(make_uint3(blockIdx.x, blockIdx.y, blockIdx.z)) + whole.x + ok.x + also.x;  // HP208@21 HP208@47 HP208@91
    out[2] = block; out[3] = thread; out[4] = direct; out[5] = braces; out[6] = bound; out[7] = later; out[8] = here();
    out[9] = dims; out[10] = uint3(threadIdx);
//>     out[9] = dims; out[10] = uint3(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z));  // HP208@36
    out[11].x = size().x + threadIdx.x;
}
