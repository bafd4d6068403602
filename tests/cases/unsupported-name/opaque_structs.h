#pragma once
// The project's own declarations of what CUDA's handles point to.
#include <cstdint>

struct cublasContext;
//-  // HP146@1
typedef struct cublasContext *cublasHandle_t;
//> typedef void *hipblasHandle_t;  // HP146@9 HP101@31
struct cusparseMatDescr;
//-  // HP146@1
typedef struct cusparseMatDescr *cusparseMatDescr_t;
//> typedef void *hipsparseMatDescr_t;  // HP146@9 HP101@34

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
//>     void *context;  // HP146@5
};
