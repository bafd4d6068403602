// cuDNN's activation, pooling, normalization, softmax and dropout over MIOpen. Comes with hipport, belongs to the project
// that it was copied into.
// hipport: ignore-file
//
// MIOpen's backward passes of pooling and of local response normalization need what a forward pass has left in a
// workspace. cuDNN's need x and y only, so a backward pass here runs the forward one once more.

#ifndef HIPPORT_DNN_LAYERS_H
#define HIPPORT_DNN_LAYERS_H

#include "dnn_tensor.h"

namespace hipport {
namespace dnn {

enum div_norm_mode_t { divnorm_precomputed_means };

constexpr unsigned lrn_min_n = 1, lrn_max_n = 16;
constexpr double lrn_min_k = 1e-5, lrn_min_beta = 0.01, bn_min_epsilon = 0.0;

// Activation

// MIOpen's tanh is beta * tanh(alpha * x). Its other functions here have no more than alpha, which is cuDNN's coefficient.
inline miopenStatus_t set_activation_descriptor(miopenActivationDescriptor_t activation, miopenActivationMode_t mode,
                                                miopenNanPropagation_t, double coefficient) {
    const double alpha = mode == miopenActivationTANH ? 1.0 : coefficient;
    return miopenSetActivationDescriptor(activation, mode, alpha, 1.0, 0.0);
}
// MIOpen has no choice: its maximum of a number and NaN is the number.
inline miopenStatus_t get_activation_descriptor(miopenActivationDescriptor_t activation, miopenActivationMode_t *mode,
                                                miopenNanPropagation_t *nan, double *coefficient) {
    double beta, gamma;
    *nan = MIOPEN_NOT_PROPAGATE_NAN;
    return miopenGetActivationDescriptor(activation, mode, coefficient, &beta, &gamma);
}
inline miopenStatus_t activation_forward(miopenHandle_t handle, miopenActivationDescriptor_t activation, const void *alpha,
                                         miopenTensorDescriptor_t x_desc, const void *x, const void *beta,
                                         miopenTensorDescriptor_t y_desc, void *y) {
    const detail::Plain plain;
    return detail::blend(handle, alpha, beta, y_desc, y, [&](void *out) {
        return miopenActivationForward(handle, activation, &plain.one, x_desc, x, &plain.zero, y_desc, out);
    });
}
inline miopenStatus_t activation_backward(miopenHandle_t handle, miopenActivationDescriptor_t activation, const void *alpha,
                                          miopenTensorDescriptor_t y_desc, const void *y, miopenTensorDescriptor_t dy_desc,
                                          const void *dy, miopenTensorDescriptor_t x_desc, const void *x, const void *beta,
                                          miopenTensorDescriptor_t dx_desc, void *dx) {
    const detail::Plain plain;
    return detail::blend(handle, alpha, beta, dx_desc, dx, [&](void *out) {
        return miopenActivationBackward(handle, activation, &plain.one, y_desc, y, dy_desc, dy, x_desc, x, &plain.zero,
                                        dx_desc, out);
    });
}

// Softmax

inline miopenStatus_t softmax_forward(miopenHandle_t handle, miopenSoftmaxAlgorithm_t algorithm, miopenSoftmaxMode_t mode,
                                      const void *alpha, miopenTensorDescriptor_t x_desc, const void *x, const void *beta,
                                      miopenTensorDescriptor_t y_desc, void *y) {
    const detail::Plain plain;
    return detail::blend(handle, alpha, beta, y_desc, y, [&](void *out) {
        return miopenSoftmaxForward_V2(handle, &plain.one, x_desc, x, &plain.zero, y_desc, out, algorithm, mode);
    });
}
inline miopenStatus_t softmax_backward(miopenHandle_t handle, miopenSoftmaxAlgorithm_t algorithm, miopenSoftmaxMode_t mode,
                                       const void *alpha, miopenTensorDescriptor_t y_desc, const void *y,
                                       miopenTensorDescriptor_t dy_desc, const void *dy, const void *beta,
                                       miopenTensorDescriptor_t dx_desc, void *dx) {
    const detail::Plain plain;
    return detail::blend(handle, alpha, beta, dx_desc, dx, [&](void *out) {
        return miopenSoftmaxBackward_V2(handle, &plain.one, y_desc, y, dy_desc, dy, &plain.zero, dx_desc, out, algorithm,
                                        mode);
    });
}

// Pooling

namespace detail {

// MIOpen keeps the place of each maximum in the window, in 8 bits if not told otherwise and for two dimensions only.
inline miopenStatus_t set_index(miopenPoolingDescriptor_t pooling, int count, const int *window) {
    int size = 1;
    for (int i = 0; i < count; ++i) size *= window[i];
    const bool is_plane = count == 2;
    const miopenStatus_t status =
        miopenSetPoolingIndexType(pooling, is_plane && size < 255 ? miopenIndexUint8 : miopenIndexUint32);
    return status != miopenStatusSuccess
               ? status
               : miopenSetPoolingWorkSpaceIndexMode(
                     pooling, is_plane ? miopenPoolingWorkspaceIndexMask : miopenPoolingWorkspaceIndexImage);
}

inline std::size_t pooling_workspace(miopenPoolingDescriptor_t pooling, miopenTensorDescriptor_t y_desc) {
    std::size_t bytes = 0;
    return miopenPoolingGetWorkSpaceSizeV2(pooling, y_desc, &bytes) == miopenStatusSuccess ? bytes : 0;
}

}  // namespace detail

inline miopenStatus_t set_pooling_nd_descriptor(miopenPoolingDescriptor_t pooling, miopenPoolingMode_t mode,
                                                miopenNanPropagation_t, int count, const int *window, const int *pads,
                                                const int *strides) {
    const miopenStatus_t status = miopenSetNdPoolingDescriptor(pooling, mode, count, window, pads, strides);
    return status != miopenStatusSuccess ? status : detail::set_index(pooling, count, window);
}
inline miopenStatus_t set_pooling2d_descriptor(miopenPoolingDescriptor_t pooling, miopenPoolingMode_t mode,
                                               miopenNanPropagation_t, int window_h, int window_w, int pad_h, int pad_w,
                                               int stride_h, int stride_w) {
    const int window[] = {window_h, window_w};
    const miopenStatus_t status =
        miopenSet2dPoolingDescriptor(pooling, mode, window_h, window_w, pad_h, pad_w, stride_h, stride_w);
    return status != miopenStatusSuccess ? status : detail::set_index(pooling, 2, window);
}
inline miopenStatus_t get_pooling_nd_descriptor(miopenPoolingDescriptor_t pooling, int requested,
                                                miopenPoolingMode_t *mode, miopenNanPropagation_t *nan, int *count,
                                                int *window, int *pads, int *strides) {
    *nan = MIOPEN_NOT_PROPAGATE_NAN;
    return miopenGetNdPoolingDescriptor(pooling, requested, mode, count, window, pads, strides);
}
inline miopenStatus_t get_pooling2d_descriptor(miopenPoolingDescriptor_t pooling, miopenPoolingMode_t *mode,
                                               miopenNanPropagation_t *nan, int *window_h, int *window_w, int *pad_h,
                                               int *pad_w, int *stride_h, int *stride_w) {
    *nan = MIOPEN_NOT_PROPAGATE_NAN;
    return miopenGet2dPoolingDescriptor(pooling, mode, window_h, window_w, pad_h, pad_w, stride_h, stride_w);
}
inline miopenStatus_t pooling_forward(miopenHandle_t handle, miopenPoolingDescriptor_t pooling, const void *alpha,
                                      miopenTensorDescriptor_t x_desc, const void *x, const void *beta,
                                      miopenTensorDescriptor_t y_desc, void *y) {
    const detail::Plain plain;
    const std::size_t bytes = detail::pooling_workspace(pooling, y_desc);
    const detail::Scratch workspace(handle, bytes);
    if (workspace.failed) return miopenStatusAllocFailed;
    return detail::blend(handle, alpha, beta, y_desc, y, [&](void *out) {
        return miopenPoolingForward(handle, pooling, &plain.one, x_desc, x, &plain.zero, y_desc, out, false,
                                    workspace.memory, bytes);
    });
}
inline miopenStatus_t pooling_backward(miopenHandle_t handle, miopenPoolingDescriptor_t pooling, const void *alpha,
                                       miopenTensorDescriptor_t y_desc, const void *y, miopenTensorDescriptor_t dy_desc,
                                       const void *dy, miopenTensorDescriptor_t x_desc, const void *x, const void *beta,
                                       miopenTensorDescriptor_t dx_desc, void *dx) {
    const detail::Plain plain;
    const std::size_t bytes = detail::pooling_workspace(pooling, y_desc);
    const detail::Scratch workspace(handle, bytes), again(handle, y_desc);
    if (workspace.failed || again.failed) return miopenStatusAllocFailed;
    const miopenStatus_t status = miopenPoolingForward(handle, pooling, &plain.one, x_desc, x, &plain.zero, y_desc,
                                                       again.memory, true, workspace.memory, bytes);
    if (status != miopenStatusSuccess) return status;
    return detail::blend(handle, alpha, beta, dx_desc, dx, [&](void *out) {
        return miopenPoolingBackward(handle, pooling, &plain.one, y_desc, y, dy_desc, dy, x_desc, x, &plain.zero, dx_desc,
                                     out, workspace.memory);
    });
}

// Local response normalization, across channels as cuDNN has it

inline miopenStatus_t set_lrn_descriptor(miopenLRNDescriptor_t norm, unsigned n, double alpha, double beta, double k) {
    return miopenSetLRNDescriptor(norm, miopenLRNCrossChannel, n, alpha, beta, k);
}
inline miopenStatus_t get_lrn_descriptor(miopenLRNDescriptor_t norm, unsigned *n, double *alpha, double *beta, double *k) {
    miopenLRNMode_t mode;
    return miopenGetLRNDescriptor(norm, &mode, n, alpha, beta, k);
}
inline miopenStatus_t lrn_cross_channel_forward(miopenHandle_t handle, miopenLRNDescriptor_t norm, miopenLRNMode_t,
                                                const void *alpha, miopenTensorDescriptor_t x_desc, const void *x,
                                                const void *beta, miopenTensorDescriptor_t y_desc, void *y) {
    const detail::Plain plain;
    return detail::blend(handle, alpha, beta, y_desc, y, [&](void *out) {
        return miopenLRNForward(handle, norm, &plain.one, x_desc, x, &plain.zero, y_desc, out, false, nullptr);
    });
}
inline miopenStatus_t lrn_cross_channel_backward(miopenHandle_t handle, miopenLRNDescriptor_t norm, miopenLRNMode_t,
                                                 const void *alpha, miopenTensorDescriptor_t y_desc, const void *y,
                                                 miopenTensorDescriptor_t dy_desc, const void *dy,
                                                 miopenTensorDescriptor_t x_desc, const void *x, const void *beta,
                                                 miopenTensorDescriptor_t dx_desc, void *dx) {
    const detail::Plain plain;
    std::size_t bytes = 0;
    miopenStatus_t status = miopenLRNGetWorkSpaceSize(y_desc, &bytes);
    if (status != miopenStatusSuccess) return status;
    const detail::Scratch workspace(handle, bytes), again(handle, y_desc);
    if (workspace.failed || again.failed) return miopenStatusAllocFailed;
    status = miopenLRNForward(handle, norm, &plain.one, x_desc, x, &plain.zero, y_desc, again.memory, true,
                              workspace.memory);
    if (status != miopenStatusSuccess) return status;
    return detail::blend(handle, alpha, beta, dx_desc, dx, [&](void *out) {
        return miopenLRNBackward(handle, norm, &plain.one, y_desc, y, dy_desc, dy, x_desc, x, &plain.zero, dx_desc, out,
                                 workspace.memory);
    });
}

// Normalization within a channel. MIOpen has it without means; cuDNN takes a null pointer for none.

namespace detail {

// A descriptor of MIOpen's with the numbers of another one, for windows in one channel.
class WithinChannel {
   public:
    explicit WithinChannel(miopenLRNDescriptor_t norm) : desc(nullptr) {
        unsigned n = 0;
        double alpha = 0.0, beta = 0.0, k = 0.0;
        status = get_lrn_descriptor(norm, &n, &alpha, &beta, &k);
        if (status == miopenStatusSuccess) status = miopenCreateLRNDescriptor(&desc);
        if (status == miopenStatusSuccess)
            status = miopenSetLRNDescriptor(desc, miopenLRNWithinChannel, n, alpha, beta, k);
    }
    ~WithinChannel() {
        if (desc != nullptr) miopenDestroyLRNDescriptor(desc);
    }
    WithinChannel(const WithinChannel &) = delete;
    WithinChannel &operator=(const WithinChannel &) = delete;

    miopenLRNDescriptor_t desc;
    miopenStatus_t status;
};

}  // namespace detail

inline miopenStatus_t divisive_normalization_forward(miopenHandle_t handle, miopenLRNDescriptor_t norm, div_norm_mode_t,
                                                     const void *alpha, miopenTensorDescriptor_t x_desc, const void *x,
                                                     const void *means, void *, void *, const void *beta,
                                                     miopenTensorDescriptor_t y_desc, void *y) {
    if (means != nullptr) return miopenStatusUnsupportedOp;
    const detail::WithinChannel within(norm);
    if (within.status != miopenStatusSuccess) return within.status;
    return lrn_cross_channel_forward(handle, within.desc, miopenLRNWithinChannel, alpha, x_desc, x, beta, y_desc, y);
}
inline miopenStatus_t divisive_normalization_backward(miopenHandle_t handle, miopenLRNDescriptor_t norm, div_norm_mode_t,
                                                      const void *alpha, miopenTensorDescriptor_t x_desc, const void *x,
                                                      const void *means, const void *dy, void *, void *, const void *beta,
                                                      miopenTensorDescriptor_t dx_desc, void *dx, void *d_means) {
    if (means != nullptr || d_means != nullptr) return miopenStatusUnsupportedOp;
    const detail::WithinChannel within(norm);
    const detail::Scratch y(handle, x_desc);
    if (within.status != miopenStatusSuccess || y.failed)
        return y.failed ? miopenStatusAllocFailed : within.status;
    const detail::Plain plain;
    const miopenStatus_t status =
        miopenLRNForward(handle, within.desc, &plain.one, x_desc, x, &plain.zero, x_desc, y.memory, false, nullptr);
    if (status != miopenStatusSuccess) return status;
    return lrn_cross_channel_backward(handle, within.desc, miopenLRNWithinChannel, alpha, x_desc, y.memory, x_desc, dy,
                                      x_desc, x, beta, dx_desc, dx);
}

// Batch normalization. What is saved for the backward pass is the mean and the inverse of the deviation in both.

inline miopenStatus_t batch_normalization_forward_training(
    miopenHandle_t handle, miopenBatchNormMode_t mode, const void *alpha, const void *beta, miopenTensorDescriptor_t x_desc,
    const void *x, miopenTensorDescriptor_t y_desc, void *y, miopenTensorDescriptor_t norm_desc, const void *scale,
    const void *bias, double factor, void *running_mean, void *running_variance, double epsilon, void *saved_mean,
    void *saved_inverse) {
    detail::Plain plain;
    return detail::blend(handle, alpha, beta, y_desc, y, [&](void *out) {
        return miopenBatchNormalizationForwardTraining(
            handle, mode, &plain.one, &plain.zero, x_desc, x, y_desc, out, norm_desc, const_cast<void *>(scale),
            const_cast<void *>(bias), factor, running_mean, running_variance, epsilon, saved_mean, saved_inverse);
    });
}
inline miopenStatus_t batch_normalization_forward_inference(
    miopenHandle_t handle, miopenBatchNormMode_t mode, const void *alpha, const void *beta, miopenTensorDescriptor_t x_desc,
    const void *x, miopenTensorDescriptor_t y_desc, void *y, miopenTensorDescriptor_t norm_desc, const void *scale,
    const void *bias, const void *mean, const void *variance, double epsilon) {
    detail::Plain plain;
    return detail::blend(handle, alpha, beta, y_desc, y, [&](void *out) {
        return miopenBatchNormalizationForwardInference(
            handle, mode, &plain.one, &plain.zero, x_desc, x, y_desc, out, norm_desc, const_cast<void *>(scale),
            const_cast<void *>(bias), const_cast<void *>(mean), const_cast<void *>(variance), epsilon);
    });
}
inline miopenStatus_t batch_normalization_backward(
    miopenHandle_t handle, miopenBatchNormMode_t mode, const void *alpha_data, const void *beta_data,
    const void *alpha_parameters, const void *beta_parameters, miopenTensorDescriptor_t x_desc, const void *x,
    miopenTensorDescriptor_t dy_desc, const void *dy, miopenTensorDescriptor_t dx_desc, void *dx,
    miopenTensorDescriptor_t norm_desc, const void *scale, void *d_scale, void *d_bias, double epsilon,
    const void *saved_mean, const void *saved_inverse) {
    const detail::Plain plain;
    return detail::blend(handle, alpha_data, beta_data, dx_desc, dx, [&](void *data) {
        return detail::blend(handle, alpha_parameters, beta_parameters, norm_desc, d_scale, [&](void *of_scale) {
            return detail::blend(handle, alpha_parameters, beta_parameters, norm_desc, d_bias, [&](void *of_bias) {
                return miopenBatchNormalizationBackward(handle, mode, &plain.one, &plain.zero, &plain.one, &plain.zero, x_desc,
                                                        x, dy_desc, dy, dx_desc, data, norm_desc, scale, of_scale, of_bias,
                                                        epsilon, saved_mean, saved_inverse);
            });
        });
    });
}

// Dropout. The mask is drawn from the states and kept in the reserved space.

inline miopenStatus_t set_dropout_descriptor(miopenDropoutDescriptor_t dropout, miopenHandle_t handle, float rate,
                                             void *states, std::size_t bytes, unsigned long long seed) {
    return miopenSetDropoutDescriptor(dropout, handle, rate, states, bytes, seed, false, false,
                                      MIOPEN_RNG_PSEUDO_XORWOW);
}
inline miopenStatus_t restore_dropout_descriptor(miopenDropoutDescriptor_t dropout, miopenHandle_t handle, float rate,
                                                 void *states, std::size_t bytes, unsigned long long seed) {
    return miopenRestoreDropoutDescriptor(dropout, handle, rate, states, bytes, seed, false, false,
                                          MIOPEN_RNG_PSEUDO_XORWOW);
}
inline miopenStatus_t get_dropout_descriptor(miopenDropoutDescriptor_t dropout, miopenHandle_t handle, float *rate,
                                             void **states, unsigned long long *seed) {
    bool has_mask, evolves;
    miopenRNGType_t generator;
    return miopenGetDropoutDescriptor(dropout, handle, rate, states, seed, &has_mask, &evolves, &generator);
}
inline miopenStatus_t dropout_forward(miopenHandle_t handle, miopenDropoutDescriptor_t dropout,
                                      miopenTensorDescriptor_t x_desc, const void *x, miopenTensorDescriptor_t y_desc,
                                      void *y, void *reserved, std::size_t bytes) {
    return miopenDropoutForward(handle, dropout, x_desc, x_desc, x, y_desc, y, reserved, bytes);
}
inline miopenStatus_t dropout_backward(miopenHandle_t handle, miopenDropoutDescriptor_t dropout,
                                       miopenTensorDescriptor_t dy_desc, const void *dy, miopenTensorDescriptor_t dx_desc,
                                       void *dx, void *reserved, std::size_t bytes) {
    return miopenDropoutBackward(handle, dropout, dy_desc, dy_desc, dy, dx_desc, dx, reserved, bytes);
}

}  // namespace dnn
}  // namespace hipport

#endif
