// MIOpen is another interface: what has a namesake is renamed, and every call whose arguments differ is reported.
#include <miopen/miopen.h>

void convolve(miopenHandle_t handle, miopenTensorDescriptor_t in, const void *x, const void *w, void *y) {
    miopenCreate(&handle);
    miopenCreateTensorDescriptor(&in);
    miopenSetStream(handle, 0);
    miopenConvolutionForward(handle, nullptr, in, x, nullptr, w, nullptr, miopenConvolutionFwdAlgoGEMM, nullptr, 0,
                            nullptr, in, y);
    miopenDestroy(handle);
}
