//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdio>
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

struct Particle {
    __half mass;
    float x[3];
};

template <typename T, typename I>
__global__ void show(const T *values, T sum, I n, Particle *p) {
    __shared__ T shared[32];
    T *row = shared + 4;
    printf("Error: %d %*d%% %-5.2f %g\n", n, 3, n, sum, values[n * (n + 1)]);
//>     printf("Error: %d %*d%% %-5.2f %g\n", n, 3, n, (double)sum, (double)values[n * (n + 1)]);  // HP001@52 HP001@57
    printf("%" "e " "%a", *values, row[0]);
//>     printf("%" "e " "%a", (double)*values, (double)row[0]);  // HP001@27 HP001@36
    printf("%f %f", p->mass, p[n].mass);
//>     printf("%f %f", (double)p->mass, p[n].mass);  // HP001@21
    printf("%f %f %f", p->x[0], float(sum), sum * 2);
    printf("%p %d", values, sum);
    printf("%s", "%f");
}

__global__ void bf(__nv_bfloat16 b, const __half2 pair, __half row[2][3]) {
//> __global__ void bf(__hip_bfloat16 b, const __half2 pair, __half row[2][3]) {  // HP101@20
    printf("%f %f %f %f", b, pair.x, row[0][1], __bfloat162float(b));
//>     printf("%f %f %f %f", (double)b, (double)pair.x, (double)row[0][1], __bfloat162float(b));  // HP001@27 HP001@30 HP001@38
    auto *print = printf;
}

template <typename T> void on_host(T sum) { printf("%f\n", sum); }
