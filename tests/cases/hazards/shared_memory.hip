#include <hip/hip_runtime.h>

static const int kTile = 128;

__global__ void attention(float *out);

void setup(int wanted) {
    // 128 * 128 floats are 64 KiB and fit, with a second tile they do not
    hipFuncSetAttribute(reinterpret_cast<const void*>(attention), hipFuncAttributeMaxDynamicSharedMemorySize, kTile * kTile * sizeof(float));
    hipFuncSetAttribute(reinterpret_cast<const void*>(attention), hipFuncAttributeMaxDynamicSharedMemorySize, 2 * kTile * kTile * sizeof(float));
    // only the run shows how much
    hipFuncSetAttribute(reinterpret_cast<const void*>(attention), hipFuncAttributeMaxDynamicSharedMemorySize, wanted);
    hipFuncSetAttribute(reinterpret_cast<const void*>(attention), hipFuncAttributePreferredSharedMemoryCarveout, 100);
}

void run(float *out, hipStream_t stream) {
    attention<<<8, 256, 98304, stream>>>(out);
    attention<<<8, 256, 48 << 10, stream>>>(out);
    attention<<<8, 256, 0, stream>>>(out);
}
