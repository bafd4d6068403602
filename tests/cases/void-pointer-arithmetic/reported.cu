#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <iostream>

struct Pool {
    void *base;
};

void *rest(Pool *pool, void *first, void *last, int n) {
    std::cout << first + n;
//~              ^~~~~ HP248 error 'void': + on first, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
    ++first;
//~   ^~~~~ HP248 error 'void': ++ on first, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
    last--;
//~ ^~~~ HP248 error 'void': -- on last, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
    cudaMemset(pool->base + n, 0, n);
//~            ^~~~~~~~~~ HP248 error 'void': + on base, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//>     hipMemset(pool->base + n, 0, n);  // HP101@5
    return first == last ? pool->base : first;
}
