#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/uninitialized.h"  // HP117@1

struct Declared {
    float x;
    Declared();
};

struct Zero {
    float x;
    Zero() : x() {}
};

__global__ void set(float *values) {
    __shared__ Declared declared;
//>     __shared__ hipport::uninitialized<Declared> declared_bytes; auto &declared = declared_bytes.object();  // HP212@16 HP212@24 HP212@33
    __shared__ Zero zeros[2];
//>     __shared__ hipport::uninitialized<Zero [2]> zeros_bytes; auto &zeros = zeros_bytes.object();  // HP212@16 HP212@20 HP212@29
    declared.x = zeros[1].x = values[threadIdx.x];
}
