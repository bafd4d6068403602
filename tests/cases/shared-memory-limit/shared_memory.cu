#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

static const int kTile = 128;

__global__ void attention(float *out);

void setup(int wanted) {
    // 128 * 128 floats are 64 KiB and fit, with a second tile they do not
    cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, kTile * kTile * sizeof(float));
//>     hipFuncSetAttribute(reinterpret_cast<const void*>(attention), hipFuncAttributeMaxDynamicSharedMemorySize, kTile * kTile * sizeof(float));  // HP101@5 HP301@26 HP301@35 HP101@37
    cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, 2 * kTile * kTile * sizeof(float));
//~                                                                              ^ HP510 error '':
//~   the kernel asks for 131,072 bytes of dynamic shared memory; a block has 65,536 on gfx90a, gfx942, gfx1100, gfx1201
//~   remedy: make the tiles smaller, or keep a part of the data in registers or in global memory
//>     hipFuncSetAttribute(reinterpret_cast<const void*>(attention), hipFuncAttributeMaxDynamicSharedMemorySize, 2 * kTile * kTile * sizeof(float));  // HP101@5 HP301@26 HP301@35 HP101@37
    // only the run shows how much
    cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, wanted);
//~                                                                              ^~~~~~ HP510 info '':
//~   the kernel opts in to wanted bytes of shared memory; a block has 65,536 on gfx90a, gfx942, gfx1100, gfx1201
//~   remedy: check that the amount stays below this; HIP needs no opt-in up to its limit
//>     hipFuncSetAttribute(reinterpret_cast<const void*>(attention), hipFuncAttributeMaxDynamicSharedMemorySize, wanted);  // HP101@5 HP301@26 HP301@35 HP101@37
    cudaFuncSetAttribute(attention, cudaFuncAttributePreferredSharedMemoryCarveout, 100);
//>     hipFuncSetAttribute(reinterpret_cast<const void*>(attention), hipFuncAttributePreferredSharedMemoryCarveout, 100);  // HP101@5 HP301@26 HP301@35 HP101@37
}

void run(float *out, cudaStream_t stream) {
//> void run(float *out, hipStream_t stream) {  // HP101@22
    attention<<<8, 256, 98304, stream>>>(out);
//~                     ^~~~~ HP510 error '':
//~   this launch asks for 98,304 bytes of dynamic shared memory; a block has 65,536 on gfx90a, gfx942, gfx1100, gfx1201
//~   remedy: make the tiles smaller, or keep a part of the data in registers or in global memory
    attention<<<8, 256, 48 << 10, stream>>>(out);
    attention<<<8, 256, 0, stream>>>(out);
}
