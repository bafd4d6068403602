// MIOpen as far as hipport/dnn.h needs it: functions that note their arguments, and results that a test sets. Names,
// orders and numbers are those of ROCm 7.2; that the header fits the real one, tests/compile shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "../hip/hip_runtime_api.h"
#include "../notes.h"

enum miopenStatus_t {
    miopenStatusSuccess,
    miopenStatusBadParm = 3,
    miopenStatusAllocFailed = 4,
    miopenStatusUnsupportedOp = 8,
    miopenStatusVersionMismatch = 10
};
enum miopenDataType_t { miopenHalf, miopenFloat, miopenDouble = 6 };
enum miopenTensorLayout_t { miopenTensorNCHW, miopenTensorNHWC };
enum miopenTensorOp_t { miopenTensorOpAdd, miopenTensorOpMul };
enum miopenConvolutionMode_t { miopenConvolution };
enum miopenPoolingMode_t { miopenPoolingMax, miopenPoolingAverage };
enum miopenPoolingWorkspaceIndexMode_t { miopenPoolingWorkspaceIndexMask, miopenPoolingWorkspaceIndexImage };
enum miopenIndexType_t { miopenIndexUint8, miopenIndexUint32 = 2 };
enum miopenLRNMode_t { miopenLRNWithinChannel, miopenLRNCrossChannel };
enum miopenBatchNormMode_t { miopenBNPerActivation, miopenBNSpatial };
enum miopenActivationMode_t { miopenActivationTANH = 2, miopenActivationRELU = 3, miopenActivationCLIPPEDRELU = 7 };
enum miopenSoftmaxAlgorithm_t { MIOPEN_SOFTMAX_FAST, MIOPEN_SOFTMAX_ACCURATE, MIOPEN_SOFTMAX_LOG };
enum miopenSoftmaxMode_t { MIOPEN_SOFTMAX_MODE_INSTANCE, MIOPEN_SOFTMAX_MODE_CHANNEL };
enum miopenNanPropagation_t { MIOPEN_NOT_PROPAGATE_NAN, MIOPEN_PROPAGATE_NAN };
enum miopenRNGType_t { MIOPEN_RNG_PSEUDO_XORWOW };
enum miopenConvAlgorithm_t {
    miopenConvolutionAlgoGEMM,
    miopenConvolutionAlgoDirect,
    miopenConvolutionAlgoFFT,
    miopenConvolutionAlgoWinograd,
    miopenConvolutionAlgoImplicitGEMM = 5
};

struct Tensor {
    miopenDataType_t type;
    std::vector<int> lengths, strides;
};
typedef Tensor *miopenTensorDescriptor_t;
typedef void *miopenHandle_t;
typedef void *miopenConvolutionDescriptor_t;
typedef void *miopenPoolingDescriptor_t;
typedef void *miopenLRNDescriptor_t;
typedef void *miopenActivationDescriptor_t;
typedef void *miopenDropoutDescriptor_t;

struct miopenConvAlgoPerf_t {
    int fwd_algo;
    float time;
    std::size_t memory;
};
struct miopenConvSolution_t {
    float time;
    std::size_t workspace_size;
    uint64_t solution_id;
    miopenConvAlgorithm_t algorithm;
};

// What a test sets
inline std::vector<miopenConvSolution_t> fake_solutions;
inline std::size_t fake_workspace = 0;

// What is only noted
#define NOTED(function)                             \
    template <class... A>                           \
    miopenStatus_t function(A... arguments) {       \
        note(#function, arguments...);              \
        return miopenStatusSuccess;                 \
    }
NOTED(miopenSetTensor)
NOTED(miopenScaleTensor)
NOTED(miopenOpTensor)
NOTED(miopenInitConvolutionDescriptor)
NOTED(miopenGetConvolutionDescriptor)
NOTED(miopenInitConvolutionNdDescriptor)
NOTED(miopenGetConvolutionNdDescriptor)
NOTED(miopenGetConvolutionNdForwardOutputDim)
NOTED(miopenConvolutionBackwardBias)
NOTED(miopenSetActivationDescriptor)
NOTED(miopenGetActivationDescriptor)
NOTED(miopenActivationForward)
NOTED(miopenActivationBackward)
NOTED(miopenSoftmaxForward_V2)
NOTED(miopenSoftmaxBackward_V2)
NOTED(miopenSet2dPoolingDescriptor)
NOTED(miopenSetNdPoolingDescriptor)
NOTED(miopenGet2dPoolingDescriptor)
NOTED(miopenGetNdPoolingDescriptor)
NOTED(miopenSetPoolingIndexType)
NOTED(miopenSetPoolingWorkSpaceIndexMode)
NOTED(miopenPoolingForward)
NOTED(miopenPoolingBackward)
NOTED(miopenSetLRNDescriptor)
NOTED(miopenDestroyLRNDescriptor)
NOTED(miopenLRNForward)
NOTED(miopenLRNBackward)
NOTED(miopenBatchNormalizationForwardTraining)
NOTED(miopenBatchNormalizationForwardInference)
NOTED(miopenBatchNormalizationBackward)
NOTED(miopenSetDropoutDescriptor)
NOTED(miopenRestoreDropoutDescriptor)
NOTED(miopenGetDropoutDescriptor)
NOTED(miopenDropoutForward)
NOTED(miopenDropoutBackward)
#undef NOTED

// What has results

inline miopenStatus_t miopenGetStream(miopenHandle_t, hipStream_t *stream) {
    *stream = nullptr;
    return miopenStatusSuccess;
}
inline miopenStatus_t miopenSetTensorDescriptor(miopenTensorDescriptor_t tensor, miopenDataType_t type, int count,
                                                const int *lengths, const int *strides) {
    *tensor = {type, {lengths, lengths + count}, {strides, strides + count}};
    return miopenStatusSuccess;
}
inline miopenStatus_t miopenGetTensorDescriptorSize(miopenTensorDescriptor_t tensor, int *count) {
    *count = static_cast<int>(tensor->lengths.size());
    return miopenStatusSuccess;
}
inline miopenStatus_t miopenGetTensorDescriptor(miopenTensorDescriptor_t tensor, miopenDataType_t *type, int *lengths,
                                                int *strides) {
    *type = tensor->type;
    for (std::size_t i = 0; i < tensor->lengths.size(); ++i) lengths[i] = tensor->lengths[i], strides[i] = tensor->strides[i];
    return miopenStatusSuccess;
}
inline miopenStatus_t miopenGetTensorNumBytes(miopenTensorDescriptor_t tensor, std::size_t *bytes) {
    *bytes = tensor->type == miopenDouble ? 8 : tensor->type == miopenHalf ? 2 : 4;
    for (int length : tensor->lengths) *bytes *= length;
    return miopenStatusSuccess;
}
inline miopenStatus_t miopenPoolingGetWorkSpaceSizeV2(miopenPoolingDescriptor_t, miopenTensorDescriptor_t, std::size_t *bytes) {
    *bytes = fake_workspace;
    return miopenStatusSuccess;
}
inline miopenStatus_t miopenLRNGetWorkSpaceSize(miopenTensorDescriptor_t, std::size_t *bytes) {
    *bytes = fake_workspace;
    return miopenStatusSuccess;
}
inline miopenStatus_t miopenCreateLRNDescriptor(miopenLRNDescriptor_t *norm) {
    *norm = name("within");
    return miopenStatusSuccess;
}
inline miopenStatus_t miopenGetLRNDescriptor(miopenLRNDescriptor_t, miopenLRNMode_t *mode, unsigned *n, double *alpha,
                                             double *beta, double *k) {
    *mode = miopenLRNCrossChannel, *n = 5, *alpha = 0.5, *beta = 0.75, *k = 2.0;
    return miopenStatusSuccess;
}

#define DIRECTION(direction, find)                                                                                          \
    inline miopenStatus_t miopenConvolution##direction##GetSolutionCount(                                                   \
        miopenHandle_t, miopenTensorDescriptor_t, miopenTensorDescriptor_t, miopenConvolutionDescriptor_t,                  \
        miopenTensorDescriptor_t, std::size_t *count) {                                                                     \
        *count = fake_solutions.size();                                                                                     \
        return miopenStatusSuccess;                                                                                         \
    }                                                                                                                       \
    inline miopenStatus_t miopenConvolution##direction##GetSolution(                                                        \
        miopenHandle_t, miopenTensorDescriptor_t, miopenTensorDescriptor_t, miopenConvolutionDescriptor_t,                  \
        miopenTensorDescriptor_t, std::size_t limit, std::size_t *count, miopenConvSolution_t *solutions) {                 \
        *count = fake_solutions.size() < limit ? fake_solutions.size() : limit;                                             \
        std::memcpy(solutions, fake_solutions.data(), *count * sizeof *solutions);                                          \
        return miopenStatusSuccess;                                                                                         \
    }                                                                                                                       \
    inline miopenStatus_t miopenConvolution##direction##Immediate(                                                          \
        miopenHandle_t, miopenTensorDescriptor_t a_desc, const void *a, miopenTensorDescriptor_t b_desc, const void *b,     \
        miopenConvolutionDescriptor_t, miopenTensorDescriptor_t c_desc, void *c, void *workspace, std::size_t bytes,        \
        uint64_t id) {                                                                                                      \
        note(#direction, a_desc, a, b_desc, b, c_desc, c, workspace, bytes, id);                                            \
        return miopenStatusSuccess;                                                                                         \
    }                                                                                                                       \
    inline miopenStatus_t miopenConvolution##direction##GetWorkSpaceSize(                                                   \
        miopenHandle_t, miopenTensorDescriptor_t, miopenTensorDescriptor_t, miopenConvolutionDescriptor_t,                  \
        miopenTensorDescriptor_t, std::size_t *bytes) {                                                                     \
        *bytes = fake_workspace;                                                                                            \
        return miopenStatusSuccess;                                                                                         \
    }                                                                                                                       \
    inline miopenStatus_t find(miopenHandle_t, miopenTensorDescriptor_t a_desc, const void *a,                              \
                               miopenTensorDescriptor_t b_desc, const void *b, miopenConvolutionDescriptor_t,               \
                               miopenTensorDescriptor_t c_desc, void *c, int requested, int *returned,                      \
                               miopenConvAlgoPerf_t *results, void *workspace, std::size_t bytes, bool) {                   \
        note(#find, a_desc, a, b_desc, b, c_desc, c, workspace, bytes);                                                     \
        *returned = 0;                                                                                                      \
        for (const miopenConvSolution_t &s : fake_solutions)                                                                \
            if (*returned < requested) results[(*returned)++] = {s.algorithm, s.time, s.workspace_size};                    \
        return miopenStatusSuccess;                                                                                         \
    }
DIRECTION(Forward, miopenFindConvolutionForwardAlgorithm)
DIRECTION(BackwardData, miopenFindConvolutionBackwardDataAlgorithm)
DIRECTION(BackwardWeights, miopenFindConvolutionBackwardWeightsAlgorithm)
#undef DIRECTION
