// A fill of two-dimensional memory by its width where the pitch is larger: one row too many by mistake.
#include <cstdio>
#include <cuda_runtime.h>

int main(int argc, char **) {
    const size_t width = 100, height = 8, rows = argc > 1 ? height + 1 : height;
    unsigned char *image, host[8][100];
    size_t pitch;
    cudaMallocPitch(&image, &pitch, width, height);
    cudaMemset2D(image, pitch, 7, width, rows);  // found: fill-out-of-bounds
    cudaMemcpy2D(host, width, image, pitch, width, height, cudaMemcpyDeviceToHost);
    cudaFree(image);
    puts(host[7][99] == 7 ? "PASSED" : "FAILED");
}
