#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Found { bool valid; };
struct Count { int valid; };

__device__ void note(Found &found, Count *count, bool done) {
    found.valid++;
//~       ^~~~~ HP297 error: ++ on valid, a bool: C++17 does not allow it
//~   remedy: set valid to true, and use its value apart
    count->valid++;
    { int done = 0; done++; }
}
