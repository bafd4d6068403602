// Written by scripts/unit from the symbol facts.
#pragma once
#include <hipsparse/hipsparse.h>
enum hipsparseLtComputetype_t { HIPSPARSELT_COMPUTE_16F = 0, HIPSPARSELT_COMPUTE_32I = 1, HIPSPARSELT_COMPUTE_32F = 2, HIPSPARSELT_COMPUTE_TF32 = 3, HIPSPARSELT_COMPUTE_TF32_FAST = 4 };
enum hipsparseLtMatmulDescAttribute_t { HIPSPARSELT_MATMUL_ACTIVATION_RELU = 0, HIPSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND = 1, HIPSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD = 2, HIPSPARSELT_MATMUL_ACTIVATION_GELU = 3, HIPSPARSELT_MATMUL_ACTIVATION_GELU_SCALING = 4, HIPSPARSELT_MATMUL_ALPHA_VECTOR_SCALING = 5, HIPSPARSELT_MATMUL_BETA_VECTOR_SCALING = 6, HIPSPARSELT_MATMUL_BIAS_STRIDE = 7, HIPSPARSELT_MATMUL_BIAS_POINTER = 8, HIPSPARSELT_MATMUL_ACTIVATION_ABS = 9, HIPSPARSELT_MATMUL_ACTIVATION_LEAKYRELU = 10, HIPSPARSELT_MATMUL_ACTIVATION_LEAKYRELU_ALPHA = 11, HIPSPARSELT_MATMUL_ACTIVATION_SIGMOID = 12, HIPSPARSELT_MATMUL_ACTIVATION_TANH = 13, HIPSPARSELT_MATMUL_ACTIVATION_TANH_ALPHA = 14, HIPSPARSELT_MATMUL_ACTIVATION_TANH_BETA = 15, HIPSPARSELT_MATMUL_BIAS_TYPE = 16, HIPSPARSELT_MATMUL_SPARSE_MAT_POINTER = 17 };
enum hipsparseLtMatmulAlgAttribute_t { HIPSPARSELT_MATMUL_ALG_CONFIG_ID = 0, HIPSPARSELT_MATMUL_ALG_CONFIG_MAX_ID = 1, HIPSPARSELT_MATMUL_SEARCH_ITERATIONS = 2, HIPSPARSELT_MATMUL_SPLIT_K = 3, HIPSPARSELT_MATMUL_SPLIT_K_MODE = 4, HIPSPARSELT_MATMUL_SPLIT_K_BUFFERS = 5 };
enum hipsparseLtMatmulAlg_t { HIPSPARSELT_MATMUL_ALG_DEFAULT = 0 };
enum hipsparseLtMatDescAttribute_t { HIPSPARSELT_MAT_NUM_BATCHES = 0, HIPSPARSELT_MAT_BATCH_STRIDE = 1 };
enum hipsparseLtPruneAlg_t { HIPSPARSELT_PRUNE_SPMMA_TILE = 0, HIPSPARSELT_PRUNE_SPMMA_STRIP = 1 };
enum hipsparseLtSparsity_t { HIPSPARSELT_SPARSITY_50_PERCENT = 0 };
enum hipsparseLtSplitKMode_t { HIPSPARSELT_SPLIT_K_MODE_ONE_KERNEL = 0, HIPSPARSELT_SPLIT_K_MODE_TWO_KERNELS = 1 };
struct hipsparseLtHandle_t;
struct hipsparseLtMatDescriptor_t;
struct hipsparseLtMatmulAlgSelection_t;
struct hipsparseLtMatmulDescriptor_t;
struct hipsparseLtMatmulPlan_t;
struct hipsparseLtHandle_t { uint8_t data[11024]; };
struct hipsparseLtMatDescriptor_t { uint8_t data[11024]; };
struct hipsparseLtMatmulAlgSelection_t { uint8_t data[11024]; };
struct hipsparseLtMatmulDescriptor_t { uint8_t data[11024]; };
struct hipsparseLtMatmulPlan_t { uint8_t data[11024]; };
#define HIPSPARSELT_DEPRECATED_EXPORT HIPSPARSELT_EXPORT HIPSPARSELT_DEPRECATED
#define HIPSPARSELT_DEPRECATED_NO_EXPORT HIPSPARSELT_NO_EXPORT HIPSPARSELT_DEPRECATED
#define hipsparseltVersionMajor 0
#define hipsparseltVersionMinor 2
#define hipsparseltVersionPatch 6
extern "C" hipsparseStatus_t hipsparseLtDenseDescriptorInit(const hipsparseLtHandle_t *, hipsparseLtMatDescriptor_t *, int64_t, int64_t, int64_t, uint32_t, hipDataType, hipsparseOrder_t);
extern "C" hipsparseStatus_t hipsparseLtDestroy(const hipsparseLtHandle_t *);
extern "C" hipsparseStatus_t hipsparseLtGetArchName(char **);
extern "C" hipsparseStatus_t hipsparseLtGetGitRevision(hipsparseLtHandle_t, char *);
extern "C" hipsparseStatus_t hipsparseLtGetProperty(hipLibraryPropertyType, int *);
extern "C" hipsparseStatus_t hipsparseLtGetVersion(const hipsparseLtHandle_t *, int *);
extern "C" hipsparseStatus_t hipsparseLtInit(hipsparseLtHandle_t *);
extern "C" void hipsparseLtInitialize();
extern "C" hipsparseStatus_t hipsparseLtMatDescGetAttribute(const hipsparseLtHandle_t *, const hipsparseLtMatDescriptor_t *, hipsparseLtMatDescAttribute_t, void *, size_t);
extern "C" hipsparseStatus_t hipsparseLtMatDescSetAttribute(const hipsparseLtHandle_t *, hipsparseLtMatDescriptor_t *, hipsparseLtMatDescAttribute_t, const void *, size_t);
extern "C" hipsparseStatus_t hipsparseLtMatDescriptorDestroy(const hipsparseLtMatDescriptor_t *);
extern "C" hipsparseStatus_t hipsparseLtMatmul(const hipsparseLtHandle_t *, const hipsparseLtMatmulPlan_t *, const void *, const void *, const void *, const void *, const void *, void *, void *, hipStream_t *, int32_t);
extern "C" hipsparseStatus_t hipsparseLtMatmulAlgGetAttribute(const hipsparseLtHandle_t *, const hipsparseLtMatmulAlgSelection_t *, hipsparseLtMatmulAlgAttribute_t, void *, size_t);
extern "C" hipsparseStatus_t hipsparseLtMatmulAlgSelectionInit(const hipsparseLtHandle_t *, hipsparseLtMatmulAlgSelection_t *, const hipsparseLtMatmulDescriptor_t *, hipsparseLtMatmulAlg_t);
extern "C" hipsparseStatus_t hipsparseLtMatmulAlgSetAttribute(const hipsparseLtHandle_t *, hipsparseLtMatmulAlgSelection_t *, hipsparseLtMatmulAlgAttribute_t, const void *, size_t);
extern "C" hipsparseStatus_t hipsparseLtMatmulDescGetAttribute(const hipsparseLtHandle_t *, const hipsparseLtMatmulDescriptor_t *, hipsparseLtMatmulDescAttribute_t, void *, size_t);
extern "C" hipsparseStatus_t hipsparseLtMatmulDescSetAttribute(const hipsparseLtHandle_t *, hipsparseLtMatmulDescriptor_t *, hipsparseLtMatmulDescAttribute_t, const void *, size_t);
extern "C" hipsparseStatus_t hipsparseLtMatmulDescriptorInit(const hipsparseLtHandle_t *, hipsparseLtMatmulDescriptor_t *, hipsparseOperation_t, hipsparseOperation_t, const hipsparseLtMatDescriptor_t *, const hipsparseLtMatDescriptor_t *, const hipsparseLtMatDescriptor_t *, const hipsparseLtMatDescriptor_t *, hipsparseLtComputetype_t);
extern "C" hipsparseStatus_t hipsparseLtMatmulGetWorkspace(const hipsparseLtHandle_t *, const hipsparseLtMatmulPlan_t *, size_t *);
extern "C" hipsparseStatus_t hipsparseLtMatmulPlanDestroy(const hipsparseLtMatmulPlan_t *);
extern "C" hipsparseStatus_t hipsparseLtMatmulPlanInit(const hipsparseLtHandle_t *, hipsparseLtMatmulPlan_t *, const hipsparseLtMatmulDescriptor_t *, const hipsparseLtMatmulAlgSelection_t *);
extern "C" hipsparseStatus_t hipsparseLtMatmulSearch(const hipsparseLtHandle_t *, hipsparseLtMatmulPlan_t *, const void *, const void *, const void *, const void *, const void *, void *, void *, hipStream_t *, int32_t);
extern "C" hipsparseStatus_t hipsparseLtSpMMACompress(const hipsparseLtHandle_t *, const hipsparseLtMatmulPlan_t *, const void *, void *, void *, hipStream_t);
extern "C" hipsparseStatus_t hipsparseLtSpMMACompress2(const hipsparseLtHandle_t *, const hipsparseLtMatDescriptor_t *, int, hipsparseOperation_t, const void *, void *, void *, hipStream_t);
extern "C" hipsparseStatus_t hipsparseLtSpMMACompressedSize(const hipsparseLtHandle_t *, const hipsparseLtMatmulPlan_t *, size_t *, size_t *);
extern "C" hipsparseStatus_t hipsparseLtSpMMACompressedSize2(const hipsparseLtHandle_t *, const hipsparseLtMatDescriptor_t *, size_t *, size_t *);
extern "C" hipsparseStatus_t hipsparseLtSpMMAPrune(const hipsparseLtHandle_t *, const hipsparseLtMatmulDescriptor_t *, const void *, void *, hipsparseLtPruneAlg_t, hipStream_t);
extern "C" hipsparseStatus_t hipsparseLtSpMMAPrune2(const hipsparseLtHandle_t *, const hipsparseLtMatDescriptor_t *, int, hipsparseOperation_t, const void *, void *, hipsparseLtPruneAlg_t, hipStream_t);
extern "C" hipsparseStatus_t hipsparseLtSpMMAPruneCheck(const hipsparseLtHandle_t *, const hipsparseLtMatmulDescriptor_t *, const void *, int *, hipStream_t);
extern "C" hipsparseStatus_t hipsparseLtSpMMAPruneCheck2(const hipsparseLtHandle_t *, const hipsparseLtMatDescriptor_t *, int, hipsparseOperation_t, const void *, int *, hipStream_t);
extern "C" hipsparseStatus_t hipsparseLtStructuredDescriptorInit(const hipsparseLtHandle_t *, hipsparseLtMatDescriptor_t *, int64_t, int64_t, int64_t, uint32_t, hipDataType, hipsparseOrder_t, hipsparseLtSparsity_t);
