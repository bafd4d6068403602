#include <hip/hip_runtime.h>

struct Body {
    float mass;
    double4 position;
};

union Record {
    char bytes[48];
    longlong4 words;
};

// four of them in a row are the same everywhere
struct Frame {
    double4 rows[4];
};

__global__ void move(Body *bodies, double4 step) { bodies[threadIdx.x].position.x += step.x; }
