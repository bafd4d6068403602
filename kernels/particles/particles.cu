// Moves particles within a box: structs in memory and a struct by value. A particle that leaves the box on one side comes
// in on the other; one that is not alive stays where it is.
#include <cuda_runtime.h>

struct Particle {
    float3 place;
    float3 velocity;
    short charge;
    bool alive;
};

struct Box {
    float extent;
    double seconds;
    float3 field;
};

__device__ __forceinline__ float wrapped(float x, float extent) {
    return x - extent * floorf(x / extent);
}

extern "C" __global__ void move_particles(Particle *particles, int n, Box box) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n || !particles[i].alive) {
        return;
    }
    Particle p = particles[i];
    const float seconds = static_cast<float>(box.seconds);
    p.velocity.x += seconds * p.charge * box.field.x;
    p.velocity.y += seconds * p.charge * box.field.y;
    p.velocity.z += seconds * p.charge * box.field.z;
    p.place.x = wrapped(p.place.x + seconds * p.velocity.x, box.extent);
    p.place.y = wrapped(p.place.y + seconds * p.velocity.y, box.extent);
    p.place.z = wrapped(p.place.z + seconds * p.velocity.z, box.extent);
    particles[i] = p;
}
