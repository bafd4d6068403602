#pragma once
// The project's own declarations of what CUDA's handles point to.
#include <cstdint>

struct cublasContext;
typedef struct cublasContext *cublasHandle_t;
//> typedef struct cublasContext *hipblasHandle_t;  // HP101@31
struct cusparseMatDescr;
typedef struct cusparseMatDescr *cusparseMatDescr_t;
//> typedef struct cusparseMatDescr *hipsparseMatDescr_t;  // HP101@34

struct alignas(64) CUtensorMap_st {
//~   kept CUtensorMap_st (defined by the project) x2
    uint64_t opaque[16];
};
typedef CUtensorMap_st CUtensorMap;
//~   kept CUtensorMap (defined by the project)

class Solver {
    cublasHandle_t handle;
//>     hipblasHandle_t handle;  // HP101@5
    struct cusolverDnContext *context;
//~        ^~~~~~~~~~~~~~~~~ HP501 error:
//~   cusolverDnContext has no counterpart in HIP: hipsolverDnHandle_t has no tag of its own in HIP; use the type's name
//~   remedy: replace cusolverDnContext or leave it out on AMD GPUs
};
