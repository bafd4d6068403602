// Host code that writes past the end of memory of its own heap, and frees it.
// run: --sanitize
#include <cstdio>
#include <cuda_runtime.h>
#include <vector>

struct Table {
    int *entries;
    explicit Table(int n) : entries(new int[n]) {}
    ~Table() {
        delete[] entries;  // found: heap-fault
    }
};

int main(int argc, char **) {
    const int n = 255;
    const int ones = 0x01010101;  // glibc ends each block by a byte that may have any value but 1
    int *x;
    cudaMalloc(&x, n * sizeof(int));
    {
        Table table(n);
        for (int i = 0; i < n + 2 * (argc - 1); ++i) table.entries[i] = ones;
        cudaMemcpy(x, table.entries, n * sizeof(int), cudaMemcpyHostToDevice);
        puts(table.entries[n - 1] == ones ? "PASSED" : "FAILED");
        fflush(stdout);
    }
    cudaFree(x);
}
