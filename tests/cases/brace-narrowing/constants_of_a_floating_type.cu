//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void fill(float *out) {
    float root {+1.4142135623730951};
    float third = {1.0 / 3.0};
    out[0] = root + third;
}
