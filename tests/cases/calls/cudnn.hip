#include <hip/hip_runtime.h>
#include <miopen/miopen.h>

void layers(miopenHandle_t h, miopenTensorDescriptor_t t, miopenPoolingDescriptor_t p, float *one, float *zero, float *x, float *y,
            float *dy, float *dx, miopenPoolingMode_t *mode, int *v) {
    miopenSet4dTensorDescriptor(t, miopenFloat, 1, 3, 8, 8);
    miopenSet2dPoolingDescriptor(p, miopenPoolingMax, 2, 2, 0, 0, 2, 2);
    miopenGet2dPoolingDescriptor(p, mode, v, v, v, v, v, v);
    miopenSoftmaxForward(h, one, t, x, zero, t, y);
    miopenSoftmaxBackward(h, one, t, y, t, dy, zero, t, dx);
}
