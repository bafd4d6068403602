//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/uninitialized.h"  // HP117@1
struct Element {
    int group{};
};
__device__ int use(volatile Element *e) { return e->group; }
__global__ void k(int *out) {
    volatile __shared__ Element e[4];
//>     volatile __shared__ hipport::uninitialized<Element [4]> e_bytes; auto &e = e_bytes.object();  // HP212@25 HP212@32 HP212@37
    __shared__ volatile Element one;
//>     __shared__ volatile hipport::uninitialized<Element> one_bytes; auto &one = one_bytes.object();  // HP212@25 HP212@32 HP212@36
    e[threadIdx.x].group = 1;
    one.group = 2;
    *out = use(e) + use(&one);
}
