// Kernels for another maker's accelerator, which has a word of CUDA's.
#include "kernel_operator.h"
extern "C" __global__ __aicore__ void add(GM_ADDR x) { AscendC::LocalTensor<float> y; }
void launch(GM_ADDR x) { add<<<8, nullptr, nullptr>>>(x); }
