// Written by scripts/unit from the symbol facts.
#pragma once
#include <hip/hip_runtime_api.h>
enum miopenIndicesType_t { MIOPEN_32BIT_INDICES = 0, MIOPEN_64BIT_INDICES = 1, MIOPEN_16BIT_INDICES = 2, MIOPEN_8BIT_INDICES = 3 };
enum miopenConvolutionAttrib_t { MIOPEN_CONVOLUTION_ATTRIB_FP16_ALT_IMPL = 0, MIOPEN_CONVOLUTION_ATTRIB_DETERMINISTIC = 1 };
enum miopenCTCLossAlgo_t { MIOPEN_CTC_LOSS_ALGO_DETERMINISTIC = 0 };
enum miopenNanPropagation_t { MIOPEN_NOT_PROPAGATE_NAN = 0, MIOPEN_PROPAGATE_NAN = 1 };
enum miopenReduceTensorOp_t { MIOPEN_REDUCE_TENSOR_ADD = 0, MIOPEN_REDUCE_TENSOR_MUL = 1, MIOPEN_REDUCE_TENSOR_MIN = 2, MIOPEN_REDUCE_TENSOR_MAX = 3, MIOPEN_REDUCE_TENSOR_AMAX = 4, MIOPEN_REDUCE_TENSOR_AVG = 5, MIOPEN_REDUCE_TENSOR_NORM1 = 6, MIOPEN_REDUCE_TENSOR_NORM2 = 7 };
enum miopenReduceTensorIndices_t { MIOPEN_REDUCE_TENSOR_NO_INDICES = 0, MIOPEN_REDUCE_TENSOR_FLATTENED_INDICES = 1 };
enum miopenRNGType_t { MIOPEN_RNG_PSEUDO_XORWOW = 0 };
enum miopenSoftmaxAlgorithm_t { MIOPEN_SOFTMAX_FAST = 0, MIOPEN_SOFTMAX_ACCURATE = 1, MIOPEN_SOFTMAX_LOG = 2 };
enum miopenSoftmaxMode_t { MIOPEN_SOFTMAX_MODE_INSTANCE = 0, MIOPEN_SOFTMAX_MODE_CHANNEL = 1 };
enum miopenActivationMode_t { miopenActivationPASTHRU = 0, miopenActivationLOGISTIC = 1, miopenActivationTANH = 2, miopenActivationRELU = 3, miopenActivationSOFTRELU = 4, miopenActivationABS = 5, miopenActivationPOWER = 6, miopenActivationCLIPPEDRELU = 7, miopenActivationLEAKYRELU = 8, miopenActivationELU = 9, miopenActivationCLAMP = 10 };
enum miopenDataType_t { miopenHalf = 0, miopenFloat = 1, miopenInt32 = 2, miopenInt8 = 3, miopenBFloat16 = 5, miopenDouble = 6, miopenFloat8_fnuz = 7, miopenBFloat8_fnuz = 8, miopenInt64 = 9 };
enum miopenBatchNormMode_t { miopenBNPerActivation = 0, miopenBNSpatial = 1 };
enum miopenConvAlgorithm_t { miopenConvolutionAlgoGEMM = 0, miopenConvolutionAlgoDirect = 1, miopenConvolutionAlgoFFT = 2, miopenConvolutionAlgoWinograd = 3, miopenConvolutionAlgoImplicitGEMM = 5 };
enum miopenConvBwdDataAlgorithm_t { miopenConvolutionBwdDataAlgoGEMM = 0, miopenConvolutionBwdDataAlgoDirect = 1, miopenConvolutionBwdDataAlgoFFT = 2, miopenConvolutionBwdDataAlgoWinograd = 3, miopenTransposeBwdDataAlgoGEMM = 4, miopenConvolutionBwdDataAlgoImplicitGEMM = 5 };
enum miopenConvBwdWeightsAlgorithm_t { miopenConvolutionBwdWeightsAlgoGEMM = 0, miopenConvolutionBwdWeightsAlgoDirect = 1, miopenConvolutionBwdWeightsAlgoWinograd = 3, miopenConvolutionBwdWeightsAlgoImplicitGEMM = 5 };
enum miopenConvFwdAlgorithm_t { miopenConvolutionFwdAlgoGEMM = 0, miopenConvolutionFwdAlgoDirect = 1, miopenConvolutionFwdAlgoFFT = 2, miopenConvolutionFwdAlgoWinograd = 3, miopenConvolutionFwdAlgoImplicitGEMM = 5 };
enum miopenConvolutionMode_t { miopenConvolution = 0, miopenTranspose = 1, miopenGroupConv = 2, miopenDepthwise = 3 };
enum miopenConvolutionFindMode_t { miopenConvolutionFindModeNormal = 1, miopenConvolutionFindModeFast = 2, miopenConvolutionFindModeHybrid = 3, miopenConvolutionFindModeDefault = 5, miopenConvolutionFindModeDynamicHybrid = 5, miopenConvolutionFindModeTrustVerify = 6, miopenConvolutionFindModeTrustVerifyFull = 7 };
enum miopenFindResultsOrder_t { miopenFindResultsOrderByTime = 0, miopenFindResultsOrderByWorkspaceSize = 1 };
enum miopenFusionDirection_t { miopenVerticalFusion = 0, miopenHorizontalFusion = 1 };
enum miopenRNNMode_t { miopenRNNRELU = 0, miopenRNNTANH = 1, miopenLSTM = 2, miopenGRU = 3 };
enum miopenIndexType_t { miopenIndexUint8 = 0, miopenIndexUint16 = 1, miopenIndexUint32 = 2, miopenIndexUint64 = 3 };
enum miopenLRNMode_t { miopenLRNWithinChannel = 0, miopenLRNCrossChannel = 1 };
enum miopenMhaMask_t { miopenMhaMaskNone = 0, miopenMhaMaskCausal = 1 };
enum miopenPaddingMode_t { miopenPaddingDefault = 0, miopenPaddingSame = 1, miopenPaddingValid = 2 };
enum miopenPoolingMode_t { miopenPoolingMax = 0, miopenPoolingAverage = 1, miopenPoolingAverageInclusive = 2 };
enum miopenPoolingWorkspaceIndexMode_t { miopenPoolingWorkspaceIndexMask = 0, miopenPoolingWorkspaceIndexImage = 1 };
enum miopenProblemDirection_t { miopenProblemDirectionForward = 0, miopenProblemDirectionBackward = 1, miopenProblemDirectionBackwardWeights = 2 };
enum miopenRNNGEMMalgoMode_t { miopenRNNAlgoGEMM = 0 };
enum miopenRNNAlgo_t { miopenRNNdefault = 0, miopenRNNfundamental = 1, miopenRNNroundedDynamic = 2 };
enum miopenRNNBaseLayout_t { miopenRNNDataUnknownLayout = 0, miopenRNNDataSeqMajorNotPadded = 1, miopenRNNDataSeqMajorPadded = 2, miopenRNNDataBatchMajorPadded = 3 };
enum miopenRNNBiasMode_t { miopenRNNNoBias = 0, miopenRNNwithBias = 1 };
enum miopenRNNDirectionMode_t { miopenRNNunidirection = 0, miopenRNNbidirection = 1 };
enum miopenRNNFWDMode_t { miopenRNNTraining = 0, miopenRNNInference = 1 };
enum miopenRNNPaddingMode_t { miopenRNNIONotPadded = 0, miopenRNNIOWithPadding = 1 };
enum miopenRNNInputMode_t { miopenRNNlinear = 0, miopenRNNskip = 1 };
enum miopenStatus_t { miopenStatusSuccess = 0, miopenStatusNotInitialized = 1, miopenStatusInvalidValue = 2, miopenStatusBadParm = 3, miopenStatusAllocFailed = 4, miopenStatusInternalError = 5, miopenStatusNotImplemented = 6, miopenStatusUnknownError = 7, miopenStatusUnsupportedOp = 8, miopenStatusGpuOperationsSkipped = 9, miopenStatusVersionMismatch = 10 };
enum miopenTensorArgumentId_t { miopenTensorArgumentIdInvalid = 0, miopenTensorConvolutionX = 1, miopenTensorConvolutionW = 2, miopenTensorConvolutionY = 3, miopenTensorMhaK = 4, miopenTensorMhaQ = 5, miopenTensorMhaV = 6, miopenTensorMhaDescaleK = 7, miopenTensorMhaDescaleQ = 8, miopenTensorMhaDescaleV = 9, miopenTensorMhaDescaleS = 10, miopenTensorMhaScaleS = 11, miopenTensorMhaScaleO = 12, miopenTensorMhaDropoutProbability = 13, miopenTensorMhaDropoutSeed = 14, miopenTensorMhaDropoutOffset = 15, miopenTensorMhaO = 16, miopenTensorMhaAmaxO = 17, miopenTensorMhaAmaxS = 18, miopenTensorMhaM = 19, miopenTensorMhaZInv = 20, miopenTensorMhaDO = 21, miopenTensorMhaDescaleO = 22, miopenTensorMhaDescaleDO = 23, miopenTensorMhaDescaleDS = 24, miopenTensorMhaScaleDS = 25, miopenTensorMhaScaleDQ = 26, miopenTensorMhaScaleDK = 27, miopenTensorMhaScaleDV = 28, miopenTensorMhaDQ = 29, miopenTensorMhaDK = 30, miopenTensorMhaDV = 31, miopenTensorMhaAmaxDQ = 32, miopenTensorMhaAmaxDK = 33, miopenTensorMhaAmaxDV = 34, miopenTensorMhaAmaxDS = 35, miopenTensorMhaBias = 36, miopenTensorArgumentIsScalar = 2147483648, miopenTensorMhaMask = 2147483649 };
enum miopenTensorLayout_t { miopenTensorNCHW = 0, miopenTensorNHWC = 1, miopenTensorCHWN = 2, miopenTensorNCHWc4 = 3, miopenTensorNCHWc8 = 4, miopenTensorCHWNc4 = 5, miopenTensorCHWNc8 = 6, miopenTensorNCDHW = 7, miopenTensorNDHWC = 8 };
enum miopenTensorOp_t { miopenTensorOpAdd = 0, miopenTensorOpMul = 1, miopenTensorOpMin = 2, miopenTensorOpMax = 3 };
enum miopenTuningPolicy_t { miopenTuningPolicyNone = 1, miopenTuningPolicyDbUpdate = 2, miopenTuningPolicySearch = 3, miopenTuningPolicySearchDbUpdate = 4, miopenTuningPolicyDbClean = 5 };
struct miopenActivationDescriptor;
struct miopenCTCLossDescriptor;
struct miopenConvAlgoPerf_t;
struct miopenConvSolution_t;
struct miopenConvolutionDescriptor;
struct miopenDropoutDescriptor;
struct miopenFindOptions;
struct miopenFusionOpDescriptor;
struct miopenFusionPlanDescriptor;
struct miopenHandle;
struct miopenLRNDescriptor;
struct miopenMhaDescriptor;
struct miopenOperatorArgs;
struct miopenOperatorDescriptor;
struct miopenPoolingDescriptor;
struct miopenProblem;
struct miopenRNNDescriptor;
struct miopenReduceTensorDescriptor;
struct miopenSeqTensorDescriptor;
struct miopenSoftmaxDescriptor;
struct miopenSolution;
struct miopenTensorArgument_t;
struct miopenTensorDescriptor;
using miopenAcceleratorQueue_t = hipStream_t;
using miopenActivationDescriptor_t = miopenActivationDescriptor *;
using miopenAllocatorFunction = void *(*)(void *, size_t);
using miopenCTCLossDescriptor_t = miopenCTCLossDescriptor *;
using miopenConvolutionDescriptor_t = miopenConvolutionDescriptor *;
using miopenDeallocatorFunction = void (*)(void *, void *);
using miopenDropoutDescriptor_t = miopenDropoutDescriptor *;
using miopenFindOptions_t = miopenFindOptions *;
using miopenFusionOpDescriptor_t = miopenFusionOpDescriptor *;
using miopenFusionPlanDescriptor_t = miopenFusionPlanDescriptor *;
using miopenHandle_t = miopenHandle *;
using miopenLRNDescriptor_t = miopenLRNDescriptor *;
using miopenMhaDescriptor_t = miopenMhaDescriptor *;
using miopenOperatorArgs_t = miopenOperatorArgs *;
using miopenOperatorDescriptor_t = miopenOperatorDescriptor *;
using miopenPoolingDescriptor_t = miopenPoolingDescriptor *;
using miopenProblem_t = miopenProblem *;
using miopenRNNDescriptor_t = miopenRNNDescriptor *;
using miopenReduceTensorDescriptor_t = miopenReduceTensorDescriptor *;
using miopenSeqTensorDescriptor_t = miopenSeqTensorDescriptor *;
using miopenSoftmaxDescriptor_t = miopenSoftmaxDescriptor *;
using miopenSolution_t = miopenSolution *;
using miopenTensorDescriptor_t = miopenTensorDescriptor *;
struct miopenConvAlgoPerf_t { miopenConvBwdDataAlgorithm_t bwd_data_algo; miopenConvBwdWeightsAlgorithm_t bwd_weights_algo; miopenConvFwdAlgorithm_t fwd_algo; size_t memory; float time; };
struct miopenConvSolution_t { miopenConvAlgorithm_t algorithm; uint64_t solution_id; float time; size_t workspace_size; };
struct miopenTensorArgument_t { void * buffer; miopenTensorDescriptor_t * descriptor; miopenTensorArgumentId_t id; };
#define BUILD_SHARED_LIBS 1
#define HIP_OC_COMPILER "/usr/bin/clang-22"
#define HIP_PACKAGE_VERSION_FLAT ( ( HIP_PACKAGE_VERSION_MAJOR * 1000ULL + HIP_PACKAGE_VERSION_MINOR ) * 1000000 + HIP_PACKAGE_VERSION_PATCH )
#define HIP_PACKAGE_VERSION_MAJOR 7
#define HIP_PACKAGE_VERSION_MINOR 2
#define HIP_PACKAGE_VERSION_PATCH 53211
#define MIOPEN_ALLOC_BUFFERS 0
#define MIOPEN_AMD_COMGR_VERSION_MAJOR 3
#define MIOPEN_AMD_COMGR_VERSION_MINOR 0
#define MIOPEN_AMD_COMGR_VERSION_PATCH 0
#define MIOPEN_API_VERSION_REDUCE_TENSOR 1
#define MIOPEN_BACKEND_HIP 1
#define MIOPEN_BACKEND_OPENCL 0
#define MIOPEN_BUILD_DEV 0
#define MIOPEN_BUILD_DRIVER 1
#define MIOPEN_CACHE_DIR "~/.cache/miopen/"
#define MIOPEN_DEBUG_FIND_DB_CACHING 1
#define MIOPEN_DEPRECATED_EXPORT MIOPEN_EXPORT MIOPEN_DEPRECATED
#define MIOPEN_DEPRECATED_NO_EXPORT MIOPEN_NO_EXPORT MIOPEN_DEPRECATED
#define MIOPEN_DISABLE_SYSDB 0
#define MIOPEN_DISABLE_USERDB 0
#define MIOPEN_EMBED_DB 0
#define MIOPEN_ENABLE_AI_IMMED_MODE_FALLBACK 1
#define MIOPEN_ENABLE_AI_KERNEL_TUNING 1
#define MIOPEN_ENABLE_FIN_INTERFACE 0
#define MIOPEN_ENABLE_SQLITE 1
#define MIOPEN_ENABLE_SQLITE_BACKOFF 1
#define MIOPEN_ENABLE_SQLITE_KERN_CACHE 1
#define MIOPEN_FP8_CLIPPING 1
#define MIOPEN_FP8_IEEE_EXPONENT_BIAS 0
#define MIOPEN_GOLDEN_DB_VERSION 21
#define MIOPEN_GPU_SYNC 0
#define MIOPEN_HIP_COMPILER "/usr/bin/clang++-22"
#define MIOPEN_HIP_COMPILER_HAS_OPTION_OFFLOAD_UNIFORM_BLOCK 1
#define MIOPEN_INSTALLABLE ( MIOPEN_NDEBUG && ! MIOPEN_BUILD_DEV )
#define MIOPEN_LOG_FUNC_TIME_ENABLE 0
#define MIOPEN_MODE_NOGPU 0
#define MIOPEN_NDEBUG 0
#define MIOPEN_OFFLINE_COMPILER_PATHS_V2 0
#define MIOPEN_ROCBLAS_VERSION_FLAT ( ( MIOPEN_ROCBLAS_VERSION_MAJOR * 1000 + MIOPEN_ROCBLAS_VERSION_MINOR ) * 1000 + MIOPEN_ROCBLAS_VERSION_PATCH )
#define MIOPEN_ROCBLAS_VERSION_MAJOR 5
#define MIOPEN_ROCBLAS_VERSION_MINOR 2
#define MIOPEN_ROCBLAS_VERSION_PATCH 0
#define MIOPEN_USE_COMGR 1
#define MIOPEN_USE_COMPOSABLEKERNEL 0
#define MIOPEN_USE_GEMM ( MIOPEN_USE_ROCBLAS || MIOPEN_USE_HIPBLASLT )
#define MIOPEN_USE_HIPBLASLT 0
#define MIOPEN_USE_HIPRTC 1
#define MIOPEN_USE_HIP_KERNELS 1
#define MIOPEN_USE_MLIR 0
#define MIOPEN_USE_RNE_BFLOAT16 1
#define MIOPEN_USE_ROCBLAS 1
#define MIOPEN_USE_ROCTRACER 1
#define MIOPEN_USE_SQLITE_PERFDB 0
#define MIOPEN_WORKAROUND_USE_BOOST_FILESYSTEM 0
extern "C" miopenStatus_t miopenActivationBackward(miopenHandle_t, const miopenActivationDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenActivationForward(miopenHandle_t, const miopenActivationDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenBatchNormBackwardActivation(miopenHandle_t, miopenBatchNormMode_t, const void *, const void *, const void *, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const void *, const void *, void *, void *, double, const void *, const void *, const miopenActivationDescriptor_t);
extern "C" miopenStatus_t miopenBatchNormForwardInferenceActivation(miopenHandle_t, miopenBatchNormMode_t, void *, void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, void *, void *, void *, void *, double, const miopenActivationDescriptor_t);
extern "C" miopenStatus_t miopenBatchNormForwardTrainingActivation(miopenHandle_t, miopenBatchNormMode_t, void *, void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, void *, void *, double, void *, void *, double, void *, void *, const miopenActivationDescriptor_t);
extern "C" miopenStatus_t miopenBatchNormalizationBackward(miopenHandle_t, miopenBatchNormMode_t, const void *, const void *, const void *, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, const void *, void *, void *, double, const void *, const void *);
extern "C" miopenStatus_t miopenBatchNormalizationBackward_V2(miopenHandle_t, miopenBatchNormMode_t, const void *, const void *, const void *, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const void *, void *, void *, double, const void *, const void *);
extern "C" miopenStatus_t miopenBatchNormalizationForwardInference(miopenHandle_t, miopenBatchNormMode_t, void *, void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, void *, void *, void *, void *, double);
extern "C" miopenStatus_t miopenBatchNormalizationForwardInference_V2(miopenHandle_t, miopenBatchNormMode_t, void *, void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, void *, void *, void *, void *, double);
extern "C" miopenStatus_t miopenBatchNormalizationForwardTraining(miopenHandle_t, miopenBatchNormMode_t, void *, void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, void *, void *, double, void *, void *, double, void *, void *);
extern "C" miopenStatus_t miopenBatchNormalizationForwardTraining_V2(miopenHandle_t, miopenBatchNormMode_t, void *, void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, void *, void *, double, void *, void *, double, void *, void *);
extern "C" miopenStatus_t miopenCTCLoss(miopenHandle_t, const miopenTensorDescriptor_t, const void *, const int *, const int *, const int *, void *, const miopenTensorDescriptor_t, void *, miopenCTCLossAlgo_t, const miopenCTCLossDescriptor_t, void *, size_t);
extern "C" miopenStatus_t miopenCompileFusionPlan(miopenHandle_t, miopenFusionPlanDescriptor_t);
extern "C" miopenStatus_t miopenConvolutionBackwardBias(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenConvolutionBackwardData(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, miopenConvBwdDataAlgorithm_t, const void *, const miopenTensorDescriptor_t, void *, void *, size_t);
extern "C" miopenStatus_t miopenConvolutionBackwardDataCompileSolution(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const uint64_t);
extern "C" miopenStatus_t miopenConvolutionBackwardDataGetSolution(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const size_t, size_t *, miopenConvSolution_t *);
extern "C" miopenStatus_t miopenConvolutionBackwardDataGetSolutionCount(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionBackwardDataGetSolutionWorkspaceSize(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const uint64_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionBackwardDataGetWorkSpaceSize(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionBackwardDataImmediate(miopenHandle_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, void *, void *, size_t, const uint64_t);
extern "C" miopenStatus_t miopenConvolutionBackwardWeights(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, miopenConvBwdWeightsAlgorithm_t, const void *, const miopenTensorDescriptor_t, void *, void *, size_t);
extern "C" miopenStatus_t miopenConvolutionBackwardWeightsCompileSolution(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const uint64_t);
extern "C" miopenStatus_t miopenConvolutionBackwardWeightsGetSolution(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const size_t, size_t *, miopenConvSolution_t *);
extern "C" miopenStatus_t miopenConvolutionBackwardWeightsGetSolutionCount(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionBackwardWeightsGetSolutionWorkspaceSize(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const uint64_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionBackwardWeightsGetWorkSpaceSize(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionBackwardWeightsImmediate(miopenHandle_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, void *, void *, size_t, const uint64_t);
extern "C" miopenStatus_t miopenConvolutionBiasActivationForward(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, miopenConvFwdAlgorithm_t, void *, size_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenActivationDescriptor_t, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenConvolutionForward(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, miopenConvFwdAlgorithm_t, const void *, const miopenTensorDescriptor_t, void *, void *, size_t);
extern "C" miopenStatus_t miopenConvolutionForwardBias(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenConvolutionForwardCompileSolution(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const uint64_t);
extern "C" miopenStatus_t miopenConvolutionForwardGetSolution(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const size_t, size_t *, miopenConvSolution_t *);
extern "C" miopenStatus_t miopenConvolutionForwardGetSolutionCount(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionForwardGetSolutionWorkspaceSize(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const uint64_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionForwardGetWorkSpaceSize(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenConvolutionForwardImmediate(miopenHandle_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, void *, void *, size_t, const uint64_t);
extern "C" miopenStatus_t miopenCreate(miopenHandle_t *);
extern "C" miopenStatus_t miopenCreateActivationDescriptor(miopenActivationDescriptor_t *);
extern "C" miopenStatus_t miopenCreateCTCLossDescriptor(miopenCTCLossDescriptor_t *);
extern "C" miopenStatus_t miopenCreateConvProblem(miopenProblem_t *, miopenConvolutionDescriptor_t, miopenProblemDirection_t);
extern "C" miopenStatus_t miopenCreateConvolutionDescriptor(miopenConvolutionDescriptor_t *);
extern "C" miopenStatus_t miopenCreateDropoutDescriptor(miopenDropoutDescriptor_t *);
extern "C" miopenStatus_t miopenCreateFindOptions(miopenFindOptions_t *);
extern "C" miopenStatus_t miopenCreateFusionPlan(miopenFusionPlanDescriptor_t *, const miopenFusionDirection_t, const miopenTensorDescriptor_t);
extern "C" miopenStatus_t miopenCreateLRNDescriptor(miopenLRNDescriptor_t *);
extern "C" miopenStatus_t miopenCreateMhaDescriptor(miopenMhaDescriptor_t *);
extern "C" miopenStatus_t miopenCreateMhaProblem(miopenProblem_t *, miopenMhaDescriptor_t, miopenProblemDirection_t);
extern "C" miopenStatus_t miopenCreateOpActivationBackward(miopenFusionPlanDescriptor_t, miopenFusionOpDescriptor_t *, miopenActivationMode_t);
extern "C" miopenStatus_t miopenCreateOpActivationForward(miopenFusionPlanDescriptor_t, miopenFusionOpDescriptor_t *, miopenActivationMode_t);
extern "C" miopenStatus_t miopenCreateOpBatchNormBackward(miopenFusionPlanDescriptor_t, miopenFusionOpDescriptor_t *, const miopenBatchNormMode_t);
extern "C" miopenStatus_t miopenCreateOpBatchNormForward(miopenFusionPlanDescriptor_t, miopenFusionOpDescriptor_t *, const miopenBatchNormMode_t, bool);
extern "C" miopenStatus_t miopenCreateOpBatchNormInference(miopenFusionPlanDescriptor_t, miopenFusionOpDescriptor_t *, const miopenBatchNormMode_t, const miopenTensorDescriptor_t);
extern "C" miopenStatus_t miopenCreateOpBiasForward(miopenFusionPlanDescriptor_t, miopenFusionOpDescriptor_t *, const miopenTensorDescriptor_t);
extern "C" miopenStatus_t miopenCreateOpConvForward(miopenFusionPlanDescriptor_t, miopenFusionOpDescriptor_t *, miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t);
extern "C" miopenStatus_t miopenCreateOperatorArgs(miopenOperatorArgs_t *);
extern "C" miopenStatus_t miopenCreatePoolingDescriptor(miopenPoolingDescriptor_t *);
extern "C" miopenStatus_t miopenCreateRNNDescriptor(miopenRNNDescriptor_t *);
extern "C" miopenStatus_t miopenCreateReduceTensorDescriptor(miopenReduceTensorDescriptor_t *);
extern "C" miopenStatus_t miopenCreateSeqTensorDescriptor(miopenSeqTensorDescriptor_t *);
extern "C" miopenStatus_t miopenCreateSoftmaxDescriptor(miopenSoftmaxDescriptor_t *);
extern "C" miopenStatus_t miopenCreateTensorDescriptor(miopenTensorDescriptor_t *);
extern "C" miopenStatus_t miopenCreateWithStream(miopenHandle_t *, miopenAcceleratorQueue_t);
extern "C" miopenStatus_t miopenDeriveBNTensorDescriptor(miopenTensorDescriptor_t, const miopenTensorDescriptor_t, miopenBatchNormMode_t);
extern "C" miopenStatus_t miopenDestroy(miopenHandle_t);
extern "C" miopenStatus_t miopenDestroyActivationDescriptor(miopenActivationDescriptor_t);
extern "C" miopenStatus_t miopenDestroyCTCLossDescriptor(miopenCTCLossDescriptor_t);
extern "C" miopenStatus_t miopenDestroyConvolutionDescriptor(miopenConvolutionDescriptor_t);
extern "C" miopenStatus_t miopenDestroyDropoutDescriptor(miopenDropoutDescriptor_t);
extern "C" miopenStatus_t miopenDestroyFindOptions(miopenFindOptions_t);
extern "C" miopenStatus_t miopenDestroyFusionPlan(miopenFusionPlanDescriptor_t);
extern "C" miopenStatus_t miopenDestroyLRNDescriptor(miopenLRNDescriptor_t);
extern "C" miopenStatus_t miopenDestroyOperatorArgs(miopenOperatorArgs_t);
extern "C" miopenStatus_t miopenDestroyPoolingDescriptor(miopenPoolingDescriptor_t);
extern "C" miopenStatus_t miopenDestroyProblem(miopenProblem_t);
extern "C" miopenStatus_t miopenDestroyRNNDescriptor(miopenRNNDescriptor_t);
extern "C" miopenStatus_t miopenDestroyReduceTensorDescriptor(miopenReduceTensorDescriptor_t);
extern "C" miopenStatus_t miopenDestroySeqTensorDescriptor(miopenSeqTensorDescriptor_t);
extern "C" miopenStatus_t miopenDestroySolution(miopenSolution_t);
extern "C" miopenStatus_t miopenDestroyTensorDescriptor(miopenTensorDescriptor_t);
extern "C" miopenStatus_t miopenDropoutBackward(miopenHandle_t, const miopenDropoutDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, void *, size_t);
extern "C" miopenStatus_t miopenDropoutForward(miopenHandle_t, const miopenDropoutDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, void *, size_t);
extern "C" miopenStatus_t miopenDropoutGetReserveSpaceSize(const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenDropoutGetStatesSize(miopenHandle_t, size_t *);
extern "C" miopenStatus_t miopenEnableProfiling(miopenHandle_t, bool);
extern "C" miopenStatus_t miopenExecuteFusionPlan(const miopenHandle_t, const miopenFusionPlanDescriptor_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, miopenOperatorArgs_t);
extern "C" miopenStatus_t miopenExecuteFusionPlan_v2(const miopenHandle_t, const miopenFusionPlanDescriptor_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, void *, miopenOperatorArgs_t, void *, size_t);
extern "C" miopenStatus_t miopenFindConvolutionBackwardDataAlgorithm(miopenHandle_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, void *, const int, int *, miopenConvAlgoPerf_t *, void *, size_t, bool);
extern "C" miopenStatus_t miopenFindConvolutionBackwardWeightsAlgorithm(miopenHandle_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, void *, const int, int *, miopenConvAlgoPerf_t *, void *, size_t, bool);
extern "C" miopenStatus_t miopenFindConvolutionForwardAlgorithm(miopenHandle_t, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, void *, const int, int *, miopenConvAlgoPerf_t *, void *, size_t, bool);
extern "C" miopenStatus_t miopenFindSolutions(miopenHandle_t, miopenProblem_t, miopenFindOptions_t, miopenSolution_t *, size_t *, size_t);
extern "C" miopenStatus_t miopenFusionPlanConvolutionGetAlgo(miopenFusionPlanDescriptor_t, const int, int *, miopenConvFwdAlgorithm_t *);
extern "C" miopenStatus_t miopenFusionPlanConvolutionSetAlgo(miopenFusionPlanDescriptor_t, miopenConvFwdAlgorithm_t);
extern "C" miopenStatus_t miopenFusionPlanGetOp(miopenFusionPlanDescriptor_t, const int, miopenFusionOpDescriptor_t *);
extern "C" miopenStatus_t miopenFusionPlanGetWorkSpaceSize(miopenHandle_t, miopenFusionPlanDescriptor_t, size_t *, miopenConvFwdAlgorithm_t);
extern "C" miopenStatus_t miopenGet2dPoolingDescriptor(const miopenPoolingDescriptor_t, miopenPoolingMode_t *, int *, int *, int *, int *, int *, int *);
extern "C" miopenStatus_t miopenGet4dTensorDescriptor(miopenTensorDescriptor_t, miopenDataType_t *, int *, int *, int *, int *, int *, int *, int *, int *);
extern "C" miopenStatus_t miopenGetActivationDescriptor(const miopenActivationDescriptor_t, miopenActivationMode_t *, double *, double *, double *);
extern "C" miopenStatus_t miopenGetCTCLossDescriptor(miopenCTCLossDescriptor_t, miopenDataType_t *, int *, bool *);
extern "C" miopenStatus_t miopenGetCTCLossWorkspaceSize(miopenHandle_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, const int *, const int *, const int *, miopenCTCLossAlgo_t, const miopenCTCLossDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenGetConvolutionAttribute(miopenConvolutionDescriptor_t, const miopenConvolutionAttrib_t, int *);
extern "C" miopenStatus_t miopenGetConvolutionDescriptor(miopenConvolutionDescriptor_t, miopenConvolutionMode_t *, int *, int *, int *, int *, int *, int *);
extern "C" miopenStatus_t miopenGetConvolutionFindMode(const miopenConvolutionDescriptor_t, miopenConvolutionFindMode_t *);
extern "C" miopenStatus_t miopenGetConvolutionForwardOutputDim(miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, int *, int *, int *, int *);
extern "C" miopenStatus_t miopenGetConvolutionGroupCount(miopenConvolutionDescriptor_t, int *);
extern "C" miopenStatus_t miopenGetConvolutionNdDescriptor(miopenConvolutionDescriptor_t, int, int *, int *, int *, int *, miopenConvolutionMode_t *);
extern "C" miopenStatus_t miopenGetConvolutionNdForwardOutputDim(miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, int *, int *);
extern "C" miopenStatus_t miopenGetConvolutionSpatialDim(miopenConvolutionDescriptor_t, int *);
extern "C" miopenStatus_t miopenGetDropoutDescriptor(miopenDropoutDescriptor_t, miopenHandle_t, float *, void **, unsigned long long *, bool *, bool *, miopenRNGType_t *);
extern "C" const char * miopenGetErrorString(miopenStatus_t);
extern "C" miopenStatus_t miopenGetKernelTime(miopenHandle_t, float *);
extern "C" miopenStatus_t miopenGetLRNDescriptor(const miopenLRNDescriptor_t, miopenLRNMode_t *, unsigned int *, double *, double *, double *);
extern "C" miopenStatus_t miopenGetMhaDescriptor(miopenMhaDescriptor_t, float *);
extern "C" miopenStatus_t miopenGetNdPoolingDescriptor(const miopenPoolingDescriptor_t, int, miopenPoolingMode_t *, int *, int *, int *, int *);
extern "C" miopenStatus_t miopenGetPoolingForwardOutputDim(const miopenPoolingDescriptor_t, const miopenTensorDescriptor_t, int *, int *, int *, int *);
extern "C" miopenStatus_t miopenGetPoolingIndexType(miopenPoolingDescriptor_t, miopenIndexType_t *);
extern "C" miopenStatus_t miopenGetPoolingNdForwardOutputDim(const miopenPoolingDescriptor_t, const miopenTensorDescriptor_t, int, int *);
extern "C" miopenStatus_t miopenGetPoolingWorkSpaceIndexMode(miopenPoolingDescriptor_t, miopenPoolingWorkspaceIndexMode_t *);
extern "C" miopenStatus_t miopenGetRNNDataSeqTensorDescriptor(miopenSeqTensorDescriptor_t, miopenDataType_t *, miopenRNNBaseLayout_t *, int *, int *, int *, int, int *, void *);
extern "C" miopenStatus_t miopenGetRNNDescriptor(miopenRNNDescriptor_t, miopenRNNMode_t *, miopenRNNAlgo_t *, miopenRNNInputMode_t *, miopenRNNDirectionMode_t *, miopenRNNBiasMode_t *, int *, int *);
extern "C" miopenStatus_t miopenGetRNNDescriptor_V2(miopenRNNDescriptor_t, int *, int *, miopenDropoutDescriptor_t *, miopenRNNInputMode_t *, miopenRNNDirectionMode_t *, miopenRNNMode_t *, miopenRNNBiasMode_t *, miopenRNNAlgo_t *, miopenDataType_t *);
extern "C" miopenStatus_t miopenGetRNNHiddenTensorSize(miopenHandle_t, miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t *, size_t *);
extern "C" miopenStatus_t miopenGetRNNInputTensorSize(miopenHandle_t, miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t *, size_t *);
extern "C" miopenStatus_t miopenGetRNNLayerBias(miopenHandle_t, miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t, miopenTensorDescriptor_t, const void *, const int, miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenGetRNNLayerBiasOffset(miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t, const int, miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenGetRNNLayerBiasSize(miopenHandle_t, miopenRNNDescriptor_t, const int, const int, size_t *);
extern "C" miopenStatus_t miopenGetRNNLayerParam(miopenHandle_t, miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t, miopenTensorDescriptor_t, const void *, const int, miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenGetRNNLayerParamOffset(miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t, const int, miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenGetRNNLayerParamSize(miopenHandle_t, miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t, const int, size_t *);
extern "C" miopenStatus_t miopenGetRNNPaddingMode(miopenRNNDescriptor_t, miopenRNNPaddingMode_t *);
extern "C" miopenStatus_t miopenGetRNNParamsDescriptor(miopenHandle_t, miopenRNNDescriptor_t, miopenTensorDescriptor_t, miopenTensorDescriptor_t, miopenDataType_t);
extern "C" miopenStatus_t miopenGetRNNParamsSize(miopenHandle_t, miopenRNNDescriptor_t, miopenTensorDescriptor_t, size_t *, miopenDataType_t);
extern "C" miopenStatus_t miopenGetRNNTempSpaceSizes(miopenHandle_t, miopenRNNDescriptor_t, miopenSeqTensorDescriptor_t, miopenRNNFWDMode_t, size_t *, size_t *);
extern "C" miopenStatus_t miopenGetRNNTrainingReserveSize(miopenHandle_t, miopenRNNDescriptor_t, const int, const miopenTensorDescriptor_t *, size_t *);
extern "C" miopenStatus_t miopenGetRNNWorkspaceSize(miopenHandle_t, const miopenRNNDescriptor_t, const int, const miopenTensorDescriptor_t *, size_t *);
extern "C" miopenStatus_t miopenGetReduceTensorDescriptor(const miopenReduceTensorDescriptor_t, miopenReduceTensorOp_t *, miopenDataType_t *, miopenNanPropagation_t *, miopenReduceTensorIndices_t *, miopenIndicesType_t *);
extern "C" miopenStatus_t miopenGetReductionIndicesSize(miopenHandle_t, const miopenReduceTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenGetReductionWorkspaceSize(miopenHandle_t, const miopenReduceTensorDescriptor_t, const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenGetSoftmaxDescriptor(const miopenSoftmaxDescriptor_t, float *, float *, miopenSoftmaxAlgorithm_t *, miopenSoftmaxMode_t *);
extern "C" miopenStatus_t miopenGetSolutionSize(miopenSolution_t, size_t *);
extern "C" miopenStatus_t miopenGetSolutionSolverId(miopenSolution_t, uint64_t *);
extern "C" miopenStatus_t miopenGetSolutionTime(miopenSolution_t, float *);
extern "C" miopenStatus_t miopenGetSolutionWorkspaceSize(miopenSolution_t, size_t *);
extern "C" miopenStatus_t miopenGetSolverIdConvAlgorithm(uint64_t, miopenConvAlgorithm_t *);
extern "C" miopenStatus_t miopenGetStream(miopenHandle_t, miopenAcceleratorQueue_t *);
extern "C" miopenStatus_t miopenGetTensorDescriptor(miopenTensorDescriptor_t, miopenDataType_t *, int *, int *);
extern "C" miopenStatus_t miopenGetTensorDescriptorSize(miopenTensorDescriptor_t, int *);
extern "C" miopenStatus_t miopenGetTensorNumBytes(miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenGetTuningPolicy(miopenHandle_t, miopenTuningPolicy_t *);
extern "C" miopenStatus_t miopenGetVersion(size_t *, size_t *, size_t *);
extern "C" miopenStatus_t miopenInitConvolutionDescriptor(miopenConvolutionDescriptor_t, miopenConvolutionMode_t, int, int, int, int, int, int);
extern "C" miopenStatus_t miopenInitConvolutionNdDescriptor(miopenConvolutionDescriptor_t, int, const int *, const int *, const int *, miopenConvolutionMode_t);
extern "C" miopenStatus_t miopenLRNBackward(miopenHandle_t, const miopenLRNDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *, const void *);
extern "C" miopenStatus_t miopenLRNForward(miopenHandle_t, const miopenLRNDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *, bool, void *);
extern "C" miopenStatus_t miopenLRNGetWorkSpaceSize(const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenLoadSolution(miopenSolution_t *, const char *, size_t);
extern "C" miopenStatus_t miopenOpTensor(miopenHandle_t, miopenTensorOp_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenPoolingBackward(miopenHandle_t, const miopenPoolingDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *, void *);
extern "C" miopenStatus_t miopenPoolingForward(miopenHandle_t, const miopenPoolingDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *, bool, void *, size_t);
extern "C" miopenStatus_t miopenPoolingGetWorkSpaceSize(const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenPoolingGetWorkSpaceSizeV2(const miopenPoolingDescriptor_t, const miopenTensorDescriptor_t, size_t *);
extern "C" miopenStatus_t miopenRNNBackwardData(miopenHandle_t, const miopenRNNDescriptor_t, const int, const miopenTensorDescriptor_t *, const void *, const miopenTensorDescriptor_t *, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t *, void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, void *, void *, size_t, void *, size_t);
extern "C" miopenStatus_t miopenRNNBackwardSeqData(miopenHandle_t, const miopenRNNDescriptor_t, const miopenSeqTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, const void *, const void *, void *, const miopenTensorDescriptor_t, const void *, const void *, void *, const miopenSeqTensorDescriptor_t, void *, const void *, size_t, void *, size_t, void *, size_t);
extern "C" miopenStatus_t miopenRNNBackwardWeights(miopenHandle_t, const miopenRNNDescriptor_t, const int, const miopenTensorDescriptor_t *, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t *, const void *, const miopenTensorDescriptor_t, void *, void *, size_t, const void *, size_t);
extern "C" miopenStatus_t miopenRNNBackwardWeightsSeqTensor(miopenHandle_t, const miopenRNNDescriptor_t, const miopenSeqTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenSeqTensorDescriptor_t, const void *, void *, size_t, void *, size_t, const void *, size_t);
extern "C" miopenStatus_t miopenRNNForward(miopenHandle_t, const miopenRNNDescriptor_t, miopenRNNFWDMode_t, const miopenSeqTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, void *, const miopenTensorDescriptor_t, const void *, void *, const miopenSeqTensorDescriptor_t, void *, const void *, size_t, void *, size_t, void *, size_t);
extern "C" miopenStatus_t miopenRNNForwardInference(miopenHandle_t, miopenRNNDescriptor_t, const int, const miopenTensorDescriptor_t *, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t *, void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, void *, void *, size_t);
extern "C" miopenStatus_t miopenRNNForwardTraining(miopenHandle_t, const miopenRNNDescriptor_t, const int, const miopenTensorDescriptor_t *, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t *, void *, const miopenTensorDescriptor_t, void *, const miopenTensorDescriptor_t, void *, void *, size_t, void *, size_t);
extern "C" miopenStatus_t miopenReduceTensor(miopenHandle_t, const miopenReduceTensorDescriptor_t, void *, size_t, void *, size_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenRestoreDropoutDescriptor(miopenDropoutDescriptor_t, miopenHandle_t, float, void *, size_t, unsigned long long, bool, bool, miopenRNGType_t);
extern "C" miopenStatus_t miopenRunSolution(miopenHandle_t, miopenSolution_t, size_t, const miopenTensorArgument_t *, void *, size_t);
extern "C" miopenStatus_t miopenSaveSolution(miopenSolution_t, char *);
extern "C" miopenStatus_t miopenScaleTensor(miopenHandle_t, const miopenTensorDescriptor_t, void *, const void *);
extern "C" miopenStatus_t miopenSet2dPoolingDescriptor(miopenPoolingDescriptor_t, miopenPoolingMode_t, int, int, int, int, int, int);
extern "C" miopenStatus_t miopenSet4dTensorDescriptor(miopenTensorDescriptor_t, miopenDataType_t, int, int, int, int);
extern "C" miopenStatus_t miopenSet4dTensorDescriptorEx(miopenTensorDescriptor_t, miopenDataType_t, int, int, int, int, int, int, int, int);
extern "C" miopenStatus_t miopenSetActivationDescriptor(const miopenActivationDescriptor_t, miopenActivationMode_t, double, double, double);
extern "C" miopenStatus_t miopenSetAllocator(miopenHandle_t, miopenAllocatorFunction, miopenDeallocatorFunction, void *);
extern "C" miopenStatus_t miopenSetCTCLossDescriptor(miopenCTCLossDescriptor_t, miopenDataType_t, const int, bool);
extern "C" miopenStatus_t miopenSetConvolutionAttribute(miopenConvolutionDescriptor_t, const miopenConvolutionAttrib_t, int);
extern "C" miopenStatus_t miopenSetConvolutionFindMode(miopenConvolutionDescriptor_t, miopenConvolutionFindMode_t);
extern "C" miopenStatus_t miopenSetConvolutionGroupCount(miopenConvolutionDescriptor_t, int);
extern "C" miopenStatus_t miopenSetDropoutDescriptor(miopenDropoutDescriptor_t, miopenHandle_t, float, void *, size_t, unsigned long long, bool, bool, miopenRNGType_t);
extern "C" miopenStatus_t miopenSetFindOptionAttachBinaries(miopenFindOptions_t, unsigned int);
extern "C" miopenStatus_t miopenSetFindOptionPreallocatedTensor(miopenFindOptions_t, miopenTensorArgumentId_t, void *);
extern "C" miopenStatus_t miopenSetFindOptionPreallocatedWorkspace(miopenFindOptions_t, void *, size_t);
extern "C" miopenStatus_t miopenSetFindOptionResultsOrder(miopenFindOptions_t, miopenFindResultsOrder_t);
extern "C" miopenStatus_t miopenSetFindOptionTuning(miopenFindOptions_t, int);
extern "C" miopenStatus_t miopenSetFindOptionWorkspaceLimit(miopenFindOptions_t, size_t);
extern "C" miopenStatus_t miopenSetLRNDescriptor(const miopenLRNDescriptor_t, miopenLRNMode_t, unsigned int, double, double, double);
extern "C" miopenStatus_t miopenSetMhaDescriptor(miopenMhaDescriptor_t, float);
extern "C" miopenStatus_t miopenSetNdPoolingDescriptor(miopenPoolingDescriptor_t, const miopenPoolingMode_t, int, const int *, const int *, const int *);
extern "C" miopenStatus_t miopenSetNdTensorDescriptorWithLayout(miopenTensorDescriptor_t, miopenDataType_t, miopenTensorLayout_t, const int *, int);
extern "C" miopenStatus_t miopenSetOpArgsActivBackward(miopenOperatorArgs_t, const miopenFusionOpDescriptor_t, const void *, const void *, const void *, const void *, double, double, double);
extern "C" miopenStatus_t miopenSetOpArgsActivForward(miopenOperatorArgs_t, const miopenFusionOpDescriptor_t, const void *, const void *, double, double, double);
extern "C" miopenStatus_t miopenSetOpArgsBatchNormBackward(miopenOperatorArgs_t, const miopenFusionOpDescriptor_t, const void *, const void *, const void *, const void *, const void *, void *, void *, const void *, const void *);
extern "C" miopenStatus_t miopenSetOpArgsBatchNormForward(miopenOperatorArgs_t, const miopenFusionOpDescriptor_t, const void *, const void *, const void *, const void *, void *, void *, void *, void *, double, double);
extern "C" miopenStatus_t miopenSetOpArgsBatchNormInference(miopenOperatorArgs_t, const miopenFusionOpDescriptor_t, const void *, const void *, const void *, const void *, const void *, const void *, double);
extern "C" miopenStatus_t miopenSetOpArgsBiasForward(miopenOperatorArgs_t, const miopenFusionOpDescriptor_t, const void *, const void *, const void *);
extern "C" miopenStatus_t miopenSetOpArgsConvForward(miopenOperatorArgs_t, const miopenFusionOpDescriptor_t, const void *, const void *, const void *);
extern "C" miopenStatus_t miopenSetPoolingIndexType(miopenPoolingDescriptor_t, miopenIndexType_t);
extern "C" miopenStatus_t miopenSetPoolingWorkSpaceIndexMode(miopenPoolingDescriptor_t, miopenPoolingWorkspaceIndexMode_t);
extern "C" miopenStatus_t miopenSetProblemTensorDescriptor(miopenProblem_t, miopenTensorArgumentId_t, const miopenTensorDescriptor_t);
extern "C" miopenStatus_t miopenSetRNNDataSeqTensorDescriptor(miopenSeqTensorDescriptor_t, miopenDataType_t, miopenRNNBaseLayout_t, int, int, int, const int *, void *);
extern "C" miopenStatus_t miopenSetRNNDescriptor(miopenRNNDescriptor_t, const int, const int, miopenRNNInputMode_t, miopenRNNDirectionMode_t, miopenRNNMode_t, miopenRNNBiasMode_t, miopenRNNAlgo_t, miopenDataType_t);
extern "C" miopenStatus_t miopenSetRNNDescriptor_V2(miopenRNNDescriptor_t, const int, const int, miopenDropoutDescriptor_t, miopenRNNInputMode_t, miopenRNNDirectionMode_t, miopenRNNMode_t, miopenRNNBiasMode_t, miopenRNNAlgo_t, miopenDataType_t);
extern "C" miopenStatus_t miopenSetRNNLayerBias(miopenHandle_t, miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t, miopenTensorDescriptor_t, void *, const int, miopenTensorDescriptor_t, const void *);
extern "C" miopenStatus_t miopenSetRNNLayerParam(miopenHandle_t, miopenRNNDescriptor_t, const int, miopenTensorDescriptor_t, miopenTensorDescriptor_t, void *, const int, miopenTensorDescriptor_t, const void *);
extern "C" miopenStatus_t miopenSetRNNPaddingMode(miopenRNNDescriptor_t, miopenRNNPaddingMode_t);
extern "C" miopenStatus_t miopenSetReduceTensorDescriptor(miopenReduceTensorDescriptor_t, miopenReduceTensorOp_t, miopenDataType_t, miopenNanPropagation_t, miopenReduceTensorIndices_t, miopenIndicesType_t);
extern "C" miopenStatus_t miopenSetSoftmaxDescriptor(miopenSoftmaxDescriptor_t, float, float, miopenSoftmaxAlgorithm_t, miopenSoftmaxMode_t);
extern "C" miopenStatus_t miopenSetStream(miopenHandle_t, miopenAcceleratorQueue_t);
extern "C" miopenStatus_t miopenSetTensor(miopenHandle_t, const miopenTensorDescriptor_t, void *, const void *);
extern "C" miopenStatus_t miopenSetTensorDescriptor(miopenTensorDescriptor_t, miopenDataType_t, int, const int *, const int *);
extern "C" miopenStatus_t miopenSetTransposeConvNdOutputPadding(miopenConvolutionDescriptor_t, int, const int *);
extern "C" miopenStatus_t miopenSetTransposeConvOutputPadding(miopenConvolutionDescriptor_t, int, int);
extern "C" miopenStatus_t miopenSetTuningPolicy(miopenHandle_t, miopenTuningPolicy_t);
extern "C" miopenStatus_t miopenSoftmaxBackward(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenSoftmaxBackward_V2(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *, miopenSoftmaxAlgorithm_t, miopenSoftmaxMode_t);
extern "C" miopenStatus_t miopenSoftmaxForward(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
extern "C" miopenStatus_t miopenSoftmaxForward_V2(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *, miopenSoftmaxAlgorithm_t, miopenSoftmaxMode_t);
extern "C" miopenStatus_t miopenTransformTensor(miopenHandle_t, const void *, const miopenTensorDescriptor_t, const void *, const void *, const miopenTensorDescriptor_t, void *);
