//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdio>

__global__ void k(int i) {
    std::printf("%d\n", i);
//>     ::printf("%d\n", i);  // HP276@5
    ::std::printf("%d\n", i);
//>     ::printf("%d\n", i);  // HP276@5
    printf("%d\n", i);
}

__host__ __device__ void both(int i) { std::printf("%d\n", i); }
//> __host__ __device__ void both(int i) { ::printf("%d\n", i); }  // HP276@40

void host(int i) { std::printf("%d\n", i); }
