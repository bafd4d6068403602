// Written by scripts/unit from the symbol facts.
#pragma once
#include "cusparse.h"
enum cusparseLtSplitKMode_t { CUSPARSELT_INVALID_MODE = 0, CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL = 1, CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS = 2, CUSPARSELT_HEURISTIC = 3, CUSPARSELT_DATAPARALLEL = 4, CUSPARSELT_SPLITK = 5, CUSPARSELT_STREAMK = 6 };
enum cusparseLtMatmulDescAttribute_t { CUSPARSELT_MATMUL_ACTIVATION_RELU = 0, CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND = 1, CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD = 2, CUSPARSELT_MATMUL_ACTIVATION_GELU = 3, CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING = 4, CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING = 5, CUSPARSELT_MATMUL_BETA_VECTOR_SCALING = 6, CUSPARSELT_MATMUL_BIAS_STRIDE = 7, CUSPARSELT_MATMUL_BIAS_POINTER = 8, CUSPARSELT_MATMUL_SPARSE_MAT_POINTER = 9, CUSPARSELT_MATMUL_A_SCALE_MODE = 10, CUSPARSELT_MATMUL_B_SCALE_MODE = 11, CUSPARSELT_MATMUL_C_SCALE_MODE = 12, CUSPARSELT_MATMUL_D_SCALE_MODE = 13, CUSPARSELT_MATMUL_D_OUT_SCALE_MODE = 14, CUSPARSELT_MATMUL_A_SCALE_POINTER = 15, CUSPARSELT_MATMUL_B_SCALE_POINTER = 16, CUSPARSELT_MATMUL_C_SCALE_POINTER = 17, CUSPARSELT_MATMUL_D_SCALE_POINTER = 18, CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER = 19 };
enum cusparseLtMatmulAlgAttribute_t { CUSPARSELT_MATMUL_ALG_CONFIG_ID = 0, CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID = 1, CUSPARSELT_MATMUL_SEARCH_ITERATIONS = 2, CUSPARSELT_MATMUL_SPLIT_K = 3, CUSPARSELT_MATMUL_SPLIT_K_MODE = 4, CUSPARSELT_MATMUL_SPLIT_K_BUFFERS = 5 };
enum cusparseLtMatmulAlg_t { CUSPARSELT_MATMUL_ALG_DEFAULT = 0 };
enum cusparseLtMatmulMatrixScale_t { CUSPARSELT_MATMUL_SCALE_NONE = 0, CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F = 1, CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3 = 2, CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0 = 3 };
enum cusparseLtMatDescAttribute_t { CUSPARSELT_MAT_NUM_BATCHES = 0, CUSPARSELT_MAT_BATCH_STRIDE = 1 };
enum cusparseLtPruneAlg_t { CUSPARSELT_PRUNE_SPMMA_TILE = 0, CUSPARSELT_PRUNE_SPMMA_STRIP = 1 };
enum cusparseLtSparsity_t { CUSPARSELT_SPARSITY_50_PERCENT = 0 };
enum cusparseComputeType { CUSPARSE_COMPUTE_32I = 0, CUSPARSE_COMPUTE_16F = 1, CUSPARSE_COMPUTE_32F = 2 };
struct cusparseLtHandle_t;
struct cusparseLtMatDescriptor_t;
struct cusparseLtMatmulAlgSelection_t;
struct cusparseLtMatmulDescriptor_t;
struct cusparseLtMatmulPlan_t;
struct cusparseLtHandle_t { uint8_t data[512]; };
struct cusparseLtMatDescriptor_t { uint8_t data[512]; };
struct cusparseLtMatmulAlgSelection_t { uint8_t data[512]; };
struct cusparseLtMatmulDescriptor_t { uint8_t data[512]; };
struct cusparseLtMatmulPlan_t { uint8_t data[512]; };
#define CUSPARSELT_HEADER_
#define CUSPARSELT_VERSION ( CUSPARSELT_VER_MAJOR * 1000 + CUSPARSELT_VER_MINOR * 100 + CUSPARSELT_VER_PATCH )
#define CUSPARSELT_VER_BUILD 1
#define CUSPARSELT_VER_MAJOR 0
#define CUSPARSELT_VER_MINOR 8
#define CUSPARSELT_VER_PATCH 1
extern "C" cusparseStatus_t cusparseLtDenseDescriptorInit(const cusparseLtHandle_t *, cusparseLtMatDescriptor_t *, int64_t, int64_t, int64_t, uint32_t, cudaDataType, cusparseOrder_t);
extern "C" cusparseStatus_t cusparseLtDestroy(const cusparseLtHandle_t *);
extern "C" const char * cusparseLtGetErrorName(cusparseStatus_t);
extern "C" const char * cusparseLtGetErrorString(cusparseStatus_t);
extern "C" cusparseStatus_t cusparseLtGetProperty(libraryPropertyType, int *);
extern "C" cusparseStatus_t cusparseLtGetVersion(const cusparseLtHandle_t *, int *);
extern "C" cusparseStatus_t cusparseLtInit(cusparseLtHandle_t *);
extern "C" cusparseStatus_t cusparseLtMatDescGetAttribute(const cusparseLtHandle_t *, const cusparseLtMatDescriptor_t *, cusparseLtMatDescAttribute_t, void *, size_t);
extern "C" cusparseStatus_t cusparseLtMatDescSetAttribute(const cusparseLtHandle_t *, cusparseLtMatDescriptor_t *, cusparseLtMatDescAttribute_t, const void *, size_t);
extern "C" cusparseStatus_t cusparseLtMatDescriptorDestroy(const cusparseLtMatDescriptor_t *);
extern "C" cusparseStatus_t cusparseLtMatmul(const cusparseLtHandle_t *, const cusparseLtMatmulPlan_t *, const void *, const void *, const void *, const void *, const void *, void *, void *, cudaStream_t *, int32_t);
extern "C" cusparseStatus_t cusparseLtMatmulAlgGetAttribute(const cusparseLtHandle_t *, const cusparseLtMatmulAlgSelection_t *, cusparseLtMatmulAlgAttribute_t, void *, size_t);
extern "C" cusparseStatus_t cusparseLtMatmulAlgSelectionDestroy(const cusparseLtMatmulAlgSelection_t *);
extern "C" cusparseStatus_t cusparseLtMatmulAlgSelectionInit(const cusparseLtHandle_t *, cusparseLtMatmulAlgSelection_t *, const cusparseLtMatmulDescriptor_t *, cusparseLtMatmulAlg_t);
extern "C" cusparseStatus_t cusparseLtMatmulAlgSetAttribute(const cusparseLtHandle_t *, cusparseLtMatmulAlgSelection_t *, cusparseLtMatmulAlgAttribute_t, const void *, size_t);
extern "C" cusparseStatus_t cusparseLtMatmulDescGetAttribute(const cusparseLtHandle_t *, const cusparseLtMatmulDescriptor_t *, cusparseLtMatmulDescAttribute_t, void *, size_t);
extern "C" cusparseStatus_t cusparseLtMatmulDescSetAttribute(const cusparseLtHandle_t *, cusparseLtMatmulDescriptor_t *, cusparseLtMatmulDescAttribute_t, const void *, size_t);
extern "C" cusparseStatus_t cusparseLtMatmulDescriptorInit(const cusparseLtHandle_t *, cusparseLtMatmulDescriptor_t *, cusparseOperation_t, cusparseOperation_t, const cusparseLtMatDescriptor_t *, const cusparseLtMatDescriptor_t *, const cusparseLtMatDescriptor_t *, const cusparseLtMatDescriptor_t *, cusparseComputeType);
extern "C" cusparseStatus_t cusparseLtMatmulGetWorkspace(const cusparseLtHandle_t *, const cusparseLtMatmulPlan_t *, size_t *);
extern "C" cusparseStatus_t cusparseLtMatmulPlanDestroy(const cusparseLtMatmulPlan_t *);
extern "C" cusparseStatus_t cusparseLtMatmulPlanInit(const cusparseLtHandle_t *, cusparseLtMatmulPlan_t *, const cusparseLtMatmulDescriptor_t *, const cusparseLtMatmulAlgSelection_t *);
extern "C" cusparseStatus_t cusparseLtMatmulSearch(const cusparseLtHandle_t *, cusparseLtMatmulPlan_t *, const void *, const void *, const void *, const void *, const void *, void *, void *, cudaStream_t *, int32_t);
extern "C" cusparseStatus_t cusparseLtSpMMACompress(const cusparseLtHandle_t *, const cusparseLtMatmulPlan_t *, const void *, void *, void *, cudaStream_t);
extern "C" cusparseStatus_t cusparseLtSpMMACompress2(const cusparseLtHandle_t *, const cusparseLtMatDescriptor_t *, int, cusparseOperation_t, const void *, void *, void *, cudaStream_t);
extern "C" cusparseStatus_t cusparseLtSpMMACompressedSize(const cusparseLtHandle_t *, const cusparseLtMatmulPlan_t *, size_t *, size_t *);
extern "C" cusparseStatus_t cusparseLtSpMMACompressedSize2(const cusparseLtHandle_t *, const cusparseLtMatDescriptor_t *, size_t *, size_t *);
extern "C" cusparseStatus_t cusparseLtSpMMAPrune(const cusparseLtHandle_t *, const cusparseLtMatmulDescriptor_t *, const void *, void *, cusparseLtPruneAlg_t, cudaStream_t);
extern "C" cusparseStatus_t cusparseLtSpMMAPrune2(const cusparseLtHandle_t *, const cusparseLtMatDescriptor_t *, int, cusparseOperation_t, const void *, void *, cusparseLtPruneAlg_t, cudaStream_t);
extern "C" cusparseStatus_t cusparseLtSpMMAPruneCheck(const cusparseLtHandle_t *, const cusparseLtMatmulDescriptor_t *, const void *, int *, cudaStream_t);
extern "C" cusparseStatus_t cusparseLtSpMMAPruneCheck2(const cusparseLtHandle_t *, const cusparseLtMatDescriptor_t *, int, cusparseOperation_t, const void *, int *, cudaStream_t);
extern "C" cusparseStatus_t cusparseLtStructuredDescriptorInit(const cusparseLtHandle_t *, cusparseLtMatDescriptor_t *, int64_t, int64_t, int64_t, uint32_t, cudaDataType, cusparseOrder_t, cusparseLtSparsity_t);
