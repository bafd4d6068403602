// hipBLASLt: products of matrices with scales, biases and activations.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#ifndef _HIPBLASLT_H_
#define _HIPBLASLT_H_

#include <stddef.h>
#include <stdint.h>
#include "hip/hip_complex.h"
#include "hip/hip_runtime_api.h"
#include "hip/library_types.h"
#include "hip/hip_bfloat16.h"
#include "hipblas-common/hipblas-common.h"

#define HIPBLASLT_VERSION_MAJOR 1
#define HIPBLASLT_VERSION_MINOR 2
#define HIPBLASLT_VERSION_PATCH 2

typedef struct { uint64_t data[4]; } hipblasLtMatmulDescOpaque_t;
typedef struct { uint64_t data[4]; } hipblasLtMatrixLayoutOpaque_t;
typedef struct { uint64_t data[5]; } hipblasLtMatmulPreferenceOpaque_t;
typedef struct { uint64_t data[8]; } hipblasLtMatrixTransformDescOpaque_t;
typedef struct _hipblasLtMatmulAlgo_t {
    uint8_t data[16] = {0};
    size_t max_workspace_bytes = 0;
} hipblasLtMatmulAlgo_t;
typedef struct _hipblasLtMatmulHeuristicResult_t {
    hipblasLtMatmulAlgo_t algo;
    size_t workspaceSize = 0;
    hipblasStatus_t state = HIPBLAS_STATUS_SUCCESS;
    float wavesCount = 1.0;
    int reserved[4];
} hipblasLtMatmulHeuristicResult_t;
#ifdef ROCM_USE_FLOAT16
typedef _Float16 hipblasLtHalf;
#else
typedef struct _hipblasLtHalf {
    uint16_t data;
} hipblasLtHalf;
#endif
#define HIPBLASLT_DATATYPE_INVALID static_cast<hipDataType>(255)
#define HIPBLASLT_COMPUTE_TYPE_INVALID static_cast<hipblasComputeType_t>(0)
#define HIPBLASLT_OPERATION_INVALID static_cast<hipblasOperation_t>(0)

typedef enum hipblasLtEpilogue_t {
    HIPBLASLT_EPILOGUE_DEFAULT = 1,
    HIPBLASLT_EPILOGUE_RELU = 2,
    HIPBLASLT_EPILOGUE_BIAS = 4,
    HIPBLASLT_EPILOGUE_RELU_BIAS = 6,
    HIPBLASLT_EPILOGUE_GELU = 32,
    HIPBLASLT_EPILOGUE_GELU_BIAS = 36,
    HIPBLASLT_EPILOGUE_RELU_AUX = 130,
    HIPBLASLT_EPILOGUE_RELU_AUX_BIAS = 134,
    HIPBLASLT_EPILOGUE_GELU_AUX = 160,
    HIPBLASLT_EPILOGUE_GELU_AUX_BIAS = 164,
    HIPBLASLT_EPILOGUE_DGELU = 192,
    HIPBLASLT_EPILOGUE_DGELU_BGRAD = 208,
    HIPBLASLT_EPILOGUE_BGRADA = 256,
    HIPBLASLT_EPILOGUE_BGRADB = 512,
    HIPBLASLT_EPILOGUE_SWISH_EXT = 65536,
    HIPBLASLT_EPILOGUE_SWISH_BIAS_EXT = 65540,
    HIPBLASLT_EPILOGUE_CLAMP_EXT = 131072,
    HIPBLASLT_EPILOGUE_CLAMP_BIAS_EXT = 131076,
    HIPBLASLT_EPILOGUE_CLAMP_AUX_EXT = 131200,
    HIPBLASLT_EPILOGUE_CLAMP_AUX_BIAS_EXT = 131204,
    HIPBLASLT_EPILOGUE_SIGMOID_EXT = 262144,
    HIPBLASLT_EPILOGUE_SIGMOID_BIAS_EXT = 262148,
} hipblasLtEpilogue_t;
typedef enum hipblasLtMatmulDescAttributes_t {
    HIPBLASLT_MATMUL_DESC_TRANSA = 0,
    HIPBLASLT_MATMUL_DESC_TRANSB = 1,
    HIPBLASLT_MATMUL_DESC_EPILOGUE = 2,
    HIPBLASLT_MATMUL_DESC_BIAS_POINTER = 3,
    HIPBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 4,
    HIPBLASLT_MATMUL_DESC_A_SCALE_POINTER = 5,
    HIPBLASLT_MATMUL_DESC_B_SCALE_POINTER = 6,
    HIPBLASLT_MATMUL_DESC_C_SCALE_POINTER = 7,
    HIPBLASLT_MATMUL_DESC_D_SCALE_POINTER = 8,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER = 9,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER = 10,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD = 11,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE = 12,
    HIPBLASLT_MATMUL_DESC_POINTER_MODE = 13,
    HIPBLASLT_MATMUL_DESC_AMAX_D_POINTER = 14,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE = 22,
    HIPBLASLT_MATMUL_DESC_A_SCALE_MODE = 31,
    HIPBLASLT_MATMUL_DESC_B_SCALE_MODE = 32,
    HIPBLASLT_MATMUL_DESC_COMPUTE_INPUT_TYPE_A_EXT = 100,
    HIPBLASLT_MATMUL_DESC_COMPUTE_INPUT_TYPE_B_EXT = 101,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_ACT_ARG0_EXT = 102,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_ACT_ARG1_EXT = 103,
    HIPBLASLT_MATMUL_DESC_MAX = 104,
} hipblasLtMatmulDescAttributes_t;
typedef enum hipblasLtMatmulMatrixScale_t {
    HIPBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F = 0,
    HIPBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3 = 1,
    HIPBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0 = 2,
    HIPBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F = 3,
    HIPBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F = 4,
    HIPBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F = 5,
    HIPBLASLT_MATMUL_MATRIX_SCALE_END = 6,
} hipblasLtMatmulMatrixScale_t;
typedef enum hipblasLtMatmulPreferenceAttributes_t {
    HIPBLASLT_MATMUL_PREF_SEARCH_MODE = 0,
    HIPBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
    HIPBLASLT_MATMUL_PREF_MAX = 2,
} hipblasLtMatmulPreferenceAttributes_t;
typedef enum hipblasLtMatrixLayoutAttribute_t {
    HIPBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 0,
    HIPBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 1,
    HIPBLASLT_MATRIX_LAYOUT_TYPE = 2,
    HIPBLASLT_MATRIX_LAYOUT_ORDER = 3,
    HIPBLASLT_MATRIX_LAYOUT_ROWS = 4,
    HIPBLASLT_MATRIX_LAYOUT_COLS = 5,
    HIPBLASLT_MATRIX_LAYOUT_LD = 6,
} hipblasLtMatrixLayoutAttribute_t;
typedef enum hipblasLtMatrixTransformDescAttributes_t {
    HIPBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE = 0,
    HIPBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE = 1,
    HIPBLASLT_MATRIX_TRANSFORM_DESC_TRANSA = 2,
    HIPBLASLT_MATRIX_TRANSFORM_DESC_TRANSB = 3,
} hipblasLtMatrixTransformDescAttributes_t;
typedef enum hipblasLtOrder_t {
    HIPBLASLT_ORDER_COL = 0,
    HIPBLASLT_ORDER_ROW = 1,
    HIPBLASLT_ORDER_COL16_4R16 = 100,
    HIPBLASLT_ORDER_COL16_4R8 = 101,
    HIPBLASLT_ORDER_COL16_4R4 = 102,
    HIPBLASLT_ORDER_COL16_4R2 = 103,
} hipblasLtOrder_t;
typedef enum hipblasLtPointerMode_t {
    HIPBLASLT_POINTER_MODE_HOST = 0,
    HIPBLASLT_POINTER_MODE_DEVICE = 1,
    HIPBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST = 4,
} hipblasLtPointerMode_t;
typedef hip_bfloat16 hipblasLtBfloat16;
typedef float hipblasLtFloat;
typedef void* hipblasLtHandle_t;
typedef int32_t hipblasLtInt32;
typedef int8_t hipblasLtInt8;
typedef hipblasLtMatmulDescOpaque_t* hipblasLtMatmulDesc_t;
typedef hipblasLtMatmulPreferenceOpaque_t* hipblasLtMatmulPreference_t;
typedef hipblasLtMatrixLayoutOpaque_t* hipblasLtMatrixLayout_t;
typedef hipblasLtMatrixTransformDescOpaque_t* hipblasLtMatrixTransformDesc_t;

#ifdef __cplusplus
extern "C" {
#endif

hipblasStatus_t hipblasLtCreate(hipblasLtHandle_t* handle);
hipblasStatus_t hipblasLtDestroy(const hipblasLtHandle_t handle);
hipblasStatus_t hipblasLtGetArchName(char** archName);
hipblasStatus_t hipblasLtGetGitRevision(hipblasLtHandle_t handle, char* rev);
hipblasStatus_t hipblasLtGetVersion(hipblasLtHandle_t handle, int* version);
hipblasStatus_t hipblasLtMatmul(hipblasLtHandle_t handle, hipblasLtMatmulDesc_t matmulDesc, const void* alpha,
    const void* A, hipblasLtMatrixLayout_t Adesc, const void* B, hipblasLtMatrixLayout_t Bdesc, const void* beta,
    const void* C, hipblasLtMatrixLayout_t Cdesc, void* D, hipblasLtMatrixLayout_t Ddesc,
    const hipblasLtMatmulAlgo_t* algo, void* workspace, size_t workspaceSizeInBytes, hipStream_t stream);
hipblasStatus_t hipblasLtMatmulAlgoGetHeuristic(hipblasLtHandle_t handle, hipblasLtMatmulDesc_t matmulDesc,
    hipblasLtMatrixLayout_t Adesc, hipblasLtMatrixLayout_t Bdesc, hipblasLtMatrixLayout_t Cdesc,
    hipblasLtMatrixLayout_t Ddesc, hipblasLtMatmulPreference_t pref, int requestedAlgoCount,
    hipblasLtMatmulHeuristicResult_t heuristicResultsArray[], int* returnAlgoCount);
hipblasStatus_t hipblasLtMatmulDescCreate(hipblasLtMatmulDesc_t* matmulDesc, hipblasComputeType_t computeType,
    hipDataType scaleType);
hipblasStatus_t hipblasLtMatmulDescDestroy(const hipblasLtMatmulDesc_t matmulDesc);
hipblasStatus_t hipblasLtMatmulDescGetAttribute(hipblasLtMatmulDesc_t matmulDesc, hipblasLtMatmulDescAttributes_t attr,
    void* buf, size_t sizeInBytes, size_t* sizeWritten);
hipblasStatus_t hipblasLtMatmulDescSetAttribute(hipblasLtMatmulDesc_t matmulDesc, hipblasLtMatmulDescAttributes_t attr,
    const void* buf, size_t sizeInBytes);
hipblasStatus_t hipblasLtMatmulPreferenceCreate(hipblasLtMatmulPreference_t* pref);
hipblasStatus_t hipblasLtMatmulPreferenceDestroy(const hipblasLtMatmulPreference_t pref);
hipblasStatus_t hipblasLtMatmulPreferenceGetAttribute(hipblasLtMatmulPreference_t pref,
    hipblasLtMatmulPreferenceAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten);
hipblasStatus_t hipblasLtMatmulPreferenceSetAttribute(hipblasLtMatmulPreference_t pref,
    hipblasLtMatmulPreferenceAttributes_t attr, const void* buf, size_t sizeInBytes);
hipblasStatus_t hipblasLtMatrixLayoutCreate(hipblasLtMatrixLayout_t* matLayout, hipDataType type, uint64_t rows,
    uint64_t cols, int64_t ld);
hipblasStatus_t hipblasLtMatrixLayoutDestroy(const hipblasLtMatrixLayout_t matLayout);
hipblasStatus_t hipblasLtMatrixLayoutGetAttribute(hipblasLtMatrixLayout_t matLayout,
    hipblasLtMatrixLayoutAttribute_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten);
hipblasStatus_t hipblasLtMatrixLayoutSetAttribute(hipblasLtMatrixLayout_t matLayout,
    hipblasLtMatrixLayoutAttribute_t attr, const void* buf, size_t sizeInBytes);
hipblasStatus_t hipblasLtMatrixTransform(hipblasLtHandle_t lightHandle, hipblasLtMatrixTransformDesc_t transformDesc,
    const void* alpha, const void* A, hipblasLtMatrixLayout_t Adesc, const void* beta, const void* B,
    hipblasLtMatrixLayout_t Bdesc, void* C, hipblasLtMatrixLayout_t Cdesc, hipStream_t stream);
hipblasStatus_t hipblasLtMatrixTransformDescCreate(hipblasLtMatrixTransformDesc_t* transformDesc,
    hipDataType scaleType);
hipblasStatus_t hipblasLtMatrixTransformDescDestroy(hipblasLtMatrixTransformDesc_t transformDesc);
hipblasStatus_t hipblasLtMatrixTransformDescGetAttribute(hipblasLtMatrixTransformDesc_t transformDesc,
    hipblasLtMatrixTransformDescAttributes_t attr, void* buf, size_t sizeInBytes, size_t* sizeWritten);
hipblasStatus_t hipblasLtMatrixTransformDescSetAttribute(hipblasLtMatrixTransformDesc_t transformDesc,
    hipblasLtMatrixTransformDescAttributes_t attr, const void* buf, size_t sizeInBytes);

#ifdef __cplusplus
}
#endif

#endif
