#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Flags {
    bool changed;
    bool all[4];
    int count;
    __device__ void note(int i) {
        changed++;
//>         changed = true;  // HP297@9
        this->changed++;
//>         this->changed = true;  // HP297@9
        all[i]++;
//>         all[i] = true;  // HP297@9
        count++;
    }
};

__global__ void any(const int *x, bool *found, Flags *flags, int n) {
    bool done = false, first = true;
    for (int i = 0; i < n; i++) {
        if (x[i]) done++;
//>         if (x[i]) done = true;  // HP297@19
        else ++first;
//>         else first = true;  // HP297@14
        if (x[i] > 3 && done++) break;
//~                     ^~~~ HP297 error: ++ on done, a bool: C++17 does not allow it
//~   remedy: set done to true, and use its value apart
        found[i]++;
//>         found[i] = true;  // HP297@9
        found++;
        flags->changed++;
//~            ^~~~~~~ HP297 error: ++ on changed, a bool: C++17 does not allow it
//~   remedy: set changed to true, and use its value apart
        flags->count++;
        flags->all[i]++;
//~            ^~~ HP297 error: ++ on all, a bool: C++17 does not allow it
//~   remedy: set all to true, and use its value apart
        int total = n + +first;
    }
}
