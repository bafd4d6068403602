//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/narrowing.h"  // HP228@1
__global__ void k(int *out) {
    int a[2]={0.0, 1.5f};
    out[0] = a[0];
}
