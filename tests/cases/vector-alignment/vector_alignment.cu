#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Body {
    float mass;
    double4 position;
//~ ^~~~~~~ HP701 warning: double4 is aligned to 32 bytes in HIP, to 16 in CUDA: this struct can have another layout
//~   remedy: where files or other programs depend on the layout, use a struct of your own with alignas(16)
};

union Record {
    char bytes[48];
    longlong4 words;
//~ ^~~~~~~~~ HP701 warning: longlong4 is aligned to 32 bytes in HIP, to 16 in CUDA: this union can have another layout
//~   remedy: where files or other programs depend on the layout, use a struct of your own with alignas(16)
};

// four of them in a row are the same everywhere
struct Frame {
    double4 rows[4];
};

__global__ void move(Body *bodies, double4 step) { bodies[threadIdx.x].position.x += step.x; }
