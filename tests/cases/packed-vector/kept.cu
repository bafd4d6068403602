#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Plain { char tag; float3 position; };

#pragma pack(push, 1)
struct Pushed { char tag; float3 position; };
#pragma pack(pop)
static_assert(sizeof(Pushed) == 13, "as in the file");

struct __attribute__((packed)) Others {
    static const int first = 1;
    char tag;
    float3 *positions;
    float x, y, z;
    dim3 block;
    __host__ __device__ float3 get() const { float3 value = {x, y, z}; return value; }
    __host__ __device__ void set(float3 value);
    struct Inner { char tag; float4 value; };
};

__global__ void read(Plain *plain, Pushed *pushed) { plain->position.x = pushed->position.x; }
