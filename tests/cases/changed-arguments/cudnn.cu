//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cudnn.h>
//> #include <miopen/miopen.h>  // HP110@11

void layers(cudnnHandle_t h, cudnnTensorDescriptor_t t, cudnnPoolingDescriptor_t p, float *one, float *zero, float *x, float *y,
//> void layers(miopenHandle_t h, miopenTensorDescriptor_t t, miopenPoolingDescriptor_t p, float *one, float *zero, float *x, float *y,  // HP101@13 HP101@30 HP101@57
            float *dy, float *dx, cudnnPoolingMode_t *mode, int *v) {
//>             float *dy, float *dx, miopenPoolingMode_t *mode, int *v) {  // HP101@35
    cudnnSetTensor4dDescriptor(t, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, 1, 3, 8, 8);
//>     miopenSet4dTensorDescriptor(t, miopenFloat, 1, 3, 8, 8);  // HP101@5 HP301@33 HP101@54
    cudnnSetPooling2dDescriptor(p, CUDNN_POOLING_MAX, CUDNN_PROPAGATE_NAN, 2, 2, 0, 0, 2, 2);
//>     miopenSet2dPoolingDescriptor(p, miopenPoolingMax, 2, 2, 0, 0, 2, 2);  // HP101@5 HP101@36 HP301@53
    cudnnGetPooling2dDescriptor(p, mode, nullptr, v, v, v, v, v, v);
//>     miopenGet2dPoolingDescriptor(p, mode, v, v, v, v, v, v);  // HP101@5 HP301@40
    cudnnSoftmaxForward(h, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL, one, t, x, zero, t, y);
//>     miopenSoftmaxForward(h, one, t, x, zero, t, y);  // HP101@5 HP301@26 HP301@50
    cudnnSoftmaxBackward(h, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL, one, t, y, t, dy, zero, t, dx);
//>     miopenSoftmaxBackward(h, one, t, y, t, dy, zero, t, dx);  // HP101@5 HP301@27 HP301@51
}
