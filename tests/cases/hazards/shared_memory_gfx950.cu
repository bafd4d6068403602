// flags: --arch gfx950
#include <cuda_runtime.h>

static const int kTile = 128;

__global__ void attention(float *out);

void setup(int wanted) {
    // 128 * 128 floats are 64 KiB and fit, with a second tile they do not
    cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, kTile * kTile * sizeof(float));
    cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, 2 * kTile * kTile * sizeof(float));
    // only the run shows how much
    cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, wanted);
    cudaFuncSetAttribute(attention, cudaFuncAttributePreferredSharedMemoryCarveout, 100);
}

void run(float *out, cudaStream_t stream) {
    attention<<<8, 256, 98304, stream>>>(out);
    attention<<<8, 256, 48 << 10, stream>>>(out);
    attention<<<8, 256, 0, stream>>>(out);
}
