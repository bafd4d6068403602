// flags: --arch gfx942,gfx1100
// Activation, softmax, pooling, normalization and dropout.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/dnn.h"  // HP117@1
#include <cudnn.h>
//-  // HP110@1

static const float one = 1.0f, zero = 0.0f;

void activation(cudnnHandle_t h, cudnnActivationDescriptor_t a, cudnnTensorDescriptor_t t, const void *x, void *y) {
//> void activation(miopenHandle_t h, miopenActivationDescriptor_t a, miopenTensorDescriptor_t t, const void *x, void *y) {  // HP101@17 HP101@34 HP101@65
    cudnnActivationMode_t mode;
//>     miopenActivationMode_t mode;  // HP101@5
    cudnnNanPropagation_t nan;
//>     miopenNanPropagation_t nan;  // HP101@5
    double coefficient;
    cudnnCreateActivationDescriptor(&a);
//>     miopenCreateActivationDescriptor(&a);  // HP101@5
    cudnnSetActivationDescriptor(a, CUDNN_ACTIVATION_CLIPPED_RELU, CUDNN_NOT_PROPAGATE_NAN, 6.0);
//>     hipport::dnn::set_activation_descriptor(a, miopenActivationCLIPPEDRELU, MIOPEN_NOT_PROPAGATE_NAN, 6.0);  // HP101@5 HP101@37 HP101@68
    cudnnGetActivationDescriptor(a, &mode, &nan, &coefficient);
//>     hipport::dnn::get_activation_descriptor(a, &mode, &nan, &coefficient);  // HP101@5
    cudnnActivationForward(h, a, &one, t, x, &zero, t, y);
//>     hipport::dnn::activation_forward(h, a, &one, t, x, &zero, t, y);  // HP101@5
    cudnnActivationBackward(h, a, &one, t, y, t, x, t, x, &zero, t, y);
//>     hipport::dnn::activation_backward(h, a, &one, t, y, t, x, t, x, &zero, t, y);  // HP101@5
    cudnnDestroyActivationDescriptor(a);
//>     miopenDestroyActivationDescriptor(a);  // HP101@5
    cudnnSoftmaxForward(h, CUDNN_SOFTMAX_LOG, CUDNN_SOFTMAX_MODE_INSTANCE, &one, t, x, &zero, t, y);
//>     hipport::dnn::softmax_forward(h, MIOPEN_SOFTMAX_LOG, MIOPEN_SOFTMAX_MODE_INSTANCE, &one, t, x, &zero, t, y);  // HP101@5 HP101@28 HP101@47
    cudnnSoftmaxBackward(h, CUDNN_SOFTMAX_FAST, CUDNN_SOFTMAX_MODE_CHANNEL, &one, t, y, t, x, &zero, t, y);
//>     hipport::dnn::softmax_backward(h, MIOPEN_SOFTMAX_FAST, MIOPEN_SOFTMAX_MODE_CHANNEL, &one, t, y, t, x, &zero, t, y);  // HP101@5 HP101@29 HP101@49
}

void pooling(cudnnHandle_t h, cudnnPoolingDescriptor_t p, cudnnTensorDescriptor_t t, const void *x, void *y, int *three) {
//> void pooling(miopenHandle_t h, miopenPoolingDescriptor_t p, miopenTensorDescriptor_t t, const void *x, void *y, int *three) {  // HP101@14 HP101@31 HP101@59
    cudnnPoolingMode_t mode = CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING;
//>     miopenPoolingMode_t mode = miopenPoolingAverage;  // HP101@5 HP101@31
    cudnnNanPropagation_t nan;
//>     miopenNanPropagation_t nan;  // HP101@5
    int n, a, b, c, d, e, f;
    cudnnCreatePoolingDescriptor(&p);
//>     miopenCreatePoolingDescriptor(&p);  // HP101@5
    cudnnSetPooling2dDescriptor(p, CUDNN_POOLING_MAX, CUDNN_PROPAGATE_NAN, 2, 2, 0, 0, 2, 2);
//>     hipport::dnn::set_pooling2d_descriptor(p, miopenPoolingMax, MIOPEN_PROPAGATE_NAN, 2, 2, 0, 0, 2, 2);  // HP101@5 HP101@36 HP101@55
    cudnnGetPooling2dDescriptor(p, &mode, &nan, &a, &b, &c, &d, &e, &f);
//>     hipport::dnn::get_pooling2d_descriptor(p, &mode, &nan, &a, &b, &c, &d, &e, &f);  // HP101@5
    cudnnSetPoolingNdDescriptor(p, CUDNN_POOLING_MAX_DETERMINISTIC, CUDNN_PROPAGATE_NAN, 3, three, three, three);
//>     hipport::dnn::set_pooling_nd_descriptor(p, miopenPoolingMax, MIOPEN_PROPAGATE_NAN, 3, three, three, three);  // HP101@5 HP101@36 HP101@69
    cudnnGetPoolingNdDescriptor(p, 3, &mode, &nan, &n, three, three, three);
//>     hipport::dnn::get_pooling_nd_descriptor(p, 3, &mode, &nan, &n, three, three, three);  // HP101@5
    cudnnGetPooling2dForwardOutputDim(p, t, &a, &b, &c, &d);
//>     miopenGetPoolingForwardOutputDim(p, t, &a, &b, &c, &d);  // HP101@5
    cudnnGetPoolingNdForwardOutputDim(p, t, 5, three);
//>     miopenGetPoolingNdForwardOutputDim(p, t, 5, three);  // HP101@5
    cudnnPoolingForward(h, p, &one, t, x, &zero, t, y);
//>     hipport::dnn::pooling_forward(h, p, &one, t, x, &zero, t, y);  // HP101@5
    cudnnPoolingBackward(h, p, &one, t, y, t, x, t, x, &zero, t, y);
//>     hipport::dnn::pooling_backward(h, p, &one, t, y, t, x, t, x, &zero, t, y);  // HP101@5
    cudnnDestroyPoolingDescriptor(p);
//>     miopenDestroyPoolingDescriptor(p);  // HP101@5
}

void response(cudnnHandle_t h, cudnnLRNDescriptor_t l, cudnnTensorDescriptor_t t, const void *x, void *y, void *temp) {
//> void response(miopenHandle_t h, miopenLRNDescriptor_t l, miopenTensorDescriptor_t t, const void *x, void *y, void *temp) {  // HP101@15 HP101@32 HP101@56
    unsigned n = CUDNN_LRN_MIN_N;
//>     unsigned n = hipport::dnn::lrn_min_n;  // HP101@18
    double alpha, beta = CUDNN_LRN_MIN_BETA, k = CUDNN_LRN_MIN_K;
//>     double alpha, beta = hipport::dnn::lrn_min_beta, k = hipport::dnn::lrn_min_k;  // HP101@26 HP101@50
    cudnnCreateLRNDescriptor(&l);
//>     miopenCreateLRNDescriptor(&l);  // HP101@5
    cudnnSetLRNDescriptor(l, CUDNN_LRN_MAX_N, 1e-4, beta, k);
//>     hipport::dnn::set_lrn_descriptor(l, hipport::dnn::lrn_max_n, 1e-4, beta, k);  // HP101@5 HP101@30
    cudnnGetLRNDescriptor(l, &n, &alpha, &beta, &k);
//>     hipport::dnn::get_lrn_descriptor(l, &n, &alpha, &beta, &k);  // HP101@5
    cudnnLRNCrossChannelForward(h, l, CUDNN_LRN_CROSS_CHANNEL_DIM1, &one, t, x, &zero, t, y);
//>     hipport::dnn::lrn_cross_channel_forward(h, l, miopenLRNCrossChannel, &one, t, x, &zero, t, y);  // HP101@5 HP101@39
    cudnnLRNCrossChannelBackward(h, l, CUDNN_LRN_CROSS_CHANNEL_DIM1, &one, t, y, t, x, t, x, &zero, t, y);
//>     hipport::dnn::lrn_cross_channel_backward(h, l, miopenLRNCrossChannel, &one, t, y, t, x, t, x, &zero, t, y);  // HP101@5 HP101@40
    cudnnDivisiveNormalizationForward(h, l, CUDNN_DIVNORM_PRECOMPUTED_MEANS, &one, t, x, nullptr, temp, temp, &zero, t, y);
//>     hipport::dnn::divisive_normalization_forward(h, l, hipport::dnn::divnorm_precomputed_means, &one, t, x, nullptr, temp, temp, &zero, t, y);  // HP101@5 HP101@45
    cudnnDivisiveNormalizationBackward(h, l, CUDNN_DIVNORM_PRECOMPUTED_MEANS, &one, t, x, nullptr, x, temp, temp, &zero, t, y,
//>     hipport::dnn::divisive_normalization_backward(h, l, hipport::dnn::divnorm_precomputed_means, &one, t, x, nullptr, x, temp, temp, &zero, t, y,  // HP101@5 HP101@46
                                       nullptr);
    cudnnDestroyLRNDescriptor(l);
//>     miopenDestroyLRNDescriptor(l);  // HP101@5
}

void batches(cudnnHandle_t h, cudnnTensorDescriptor_t t, cudnnTensorDescriptor_t n, const float *x, float *y, const float *in,
//> void batches(miopenHandle_t h, miopenTensorDescriptor_t t, miopenTensorDescriptor_t n, const float *x, float *y, const float *in,  // HP101@14 HP101@31 HP101@58
             float *out) {
    cudnnBatchNormMode_t mode = CUDNN_BATCHNORM_SPATIAL_PERSISTENT;
//>     miopenBatchNormMode_t mode = miopenBNSpatial;  // HP101@5 HP101@33
    cudnnDeriveBNTensorDescriptor(n, t, mode);
//>     miopenDeriveBNTensorDescriptor(n, t, mode);  // HP101@5
    cudnnBatchNormalizationForwardTraining(h, CUDNN_BATCHNORM_SPATIAL, &one, &zero, t, x, t, y, n, in, in, 0.1, out, out,
//>     hipport::dnn::batch_normalization_forward_training(h, miopenBNSpatial, &one, &zero, t, x, t, y, n, in, in, 0.1, out, out,  // HP101@5 HP101@47
                                           CUDNN_BN_MIN_EPSILON, out, out);
//>                                            hipport::dnn::bn_min_epsilon, out, out);  // HP101@44
    cudnnBatchNormalizationForwardInference(h, CUDNN_BATCHNORM_PER_ACTIVATION, &one, &zero, t, x, t, y, n, in, in, in, in, 1e-5);
//>     hipport::dnn::batch_normalization_forward_inference(h, miopenBNPerActivation, &one, &zero, t, x, t, y, n, in, in, in, in, 1e-5);  // HP101@5 HP101@48
    cudnnBatchNormalizationBackward(h, mode, &one, &zero, &one, &one, t, x, t, x, t, y, n, in, out, out, 1e-5, in, in);
//>     hipport::dnn::batch_normalization_backward(h, mode, &one, &zero, &one, &one, t, x, t, x, t, y, n, in, out, out, 1e-5, in, in);  // HP101@5
}

void dropout(cudnnHandle_t h, cudnnDropoutDescriptor_t d, cudnnTensorDescriptor_t t, const void *x, void *y, void *states) {
//> void dropout(miopenHandle_t h, miopenDropoutDescriptor_t d, miopenTensorDescriptor_t t, const void *x, void *y, void *states) {  // HP101@14 HP101@31 HP101@59
    size_t bytes, reserved;
    float rate;
    unsigned long long seed;
    cudnnCreateDropoutDescriptor(&d);
//>     miopenCreateDropoutDescriptor(&d);  // HP101@5
    cudnnDropoutGetStatesSize(h, &bytes);
//>     miopenDropoutGetStatesSize(h, &bytes);  // HP101@5
    cudnnDropoutGetReserveSpaceSize(t, &reserved);
//>     miopenDropoutGetReserveSpaceSize(t, &reserved);  // HP101@5
    cudnnSetDropoutDescriptor(d, h, 0.5f, states, bytes, 1);
//>     hipport::dnn::set_dropout_descriptor(d, h, 0.5f, states, bytes, 1);  // HP101@5
    cudnnRestoreDropoutDescriptor(d, h, 0.5f, states, bytes, 1);
//>     hipport::dnn::restore_dropout_descriptor(d, h, 0.5f, states, bytes, 1);  // HP101@5
    cudnnGetDropoutDescriptor(d, h, &rate, &states, &seed);
//>     hipport::dnn::get_dropout_descriptor(d, h, &rate, &states, &seed);  // HP101@5
    cudnnDropoutForward(h, d, t, x, t, y, states, reserved);
//>     hipport::dnn::dropout_forward(h, d, t, x, t, y, states, reserved);  // HP101@5
    cudnnDropoutBackward(h, d, t, x, t, y, states, reserved);
//>     hipport::dnn::dropout_backward(h, d, t, x, t, y, states, reserved);  // HP101@5
    cudnnDestroyDropoutDescriptor(d);
//>     miopenDestroyDropoutDescriptor(d);  // HP101@5
}
