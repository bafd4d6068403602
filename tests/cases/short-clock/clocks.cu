// flags: --arch gfx1100
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

__global__ void wait(long long cycles) {
    long long start = clock64();
//~                   ^~~~~~~ HP710 warning:
//~   this clock has 20 bits on gfx1100: a wait for more than 2^20 cycles never ends
//~   remedy: use wall_clock64(), and hipDeviceAttributeWallClockRate for its rate
    while (clock64() - start < cycles);
}

__global__ void poll(volatile int *done, int *late) {
    const clock_t begin = clock();
//~                       ^~~~~ HP710 warning:
//~   this clock has 20 bits on gfx1100: a wait for more than 2^20 cycles never ends
//~   remedy: use wall_clock64(), and hipDeviceAttributeWallClockRate for its rate
    for (;;) {
        if (*done) break;
        if (clock() - begin > 1000000) { *late = 1; break; }
    }
}

__global__ void timed(float *x, long long *elapsed) {
    const long long start = clock64();
//~                         ^~~~~~~ HP710 info: this clock has 20 bits on gfx1100: longer times are measured too short
//~   remedy: use wall_clock64(), and hipDeviceAttributeWallClockRate for its rate
    for (int i = 0; i < 100; i++) x[threadIdx.x] *= 1.5f;
    elapsed[threadIdx.x] = clock64() - start;
}

__device__ unsigned long long now() {
    unsigned long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t));
//~              ^~~~~~~~~~~~~~~~~~~~~~~~ HP710 info '%clock64':
//~   this clock has 20 bits on gfx1100: longer times are measured too short
//~   remedy: use wall_clock64(), and hipDeviceAttributeWallClockRate for its rate
//>     t = hipport::ptx::clock64();  // HP504@5 HP504@51
    return t;
}

struct Timer {
    __host__ __device__ long long clock() const { return 0; }
};

// of the host, or of the project
double seconds(const Timer &timer) { return double(clock()) + timer.clock(); }
__device__ long long of_project(const Timer &timer) { return timer.clock(); }
