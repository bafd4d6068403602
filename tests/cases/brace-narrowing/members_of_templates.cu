#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1

template <class T>
struct Add {
    unsigned size;
    T *to;
};
void start(Add<float>);

void add(int n, float *to) {
    Add<float> op = {n, to};
    start(op);
}
