#include <hip/hip_runtime.h>
void layers() {
    miopenSet4dTensorDescriptor(t, miopenTensorNHWC, miopenFloat, 1, 3, 8, 8);
    miopenSoftmaxForward(h, MIOPEN_SOFTMAX_LOG, MIOPEN_SOFTMAX_MODE_CHANNEL, one, t, x, zero, t, y);
    hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, f, [](int threads) -> size_t { return threads * 4; }, 0, 0);
}
