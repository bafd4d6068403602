#pragma once
// Handles without the headers of their libraries.
struct cublasContext;
//-  // HP146@1
struct cusparseContext; struct curandGenerator_st;
//>  struct rocrand_generator_base_type;  // HP146@1 HP146@32
class cusolverDnContext;
//-  // HP146@1
typedef struct cublasContext *cublasHandle_t;
//> typedef void *hipblasHandle_t;  // HP146@9 HP101@31
typedef struct curandGenerator_st *curandGenerator_t;
//> typedef struct rocrand_generator_base_type *hiprandGenerator_t;  // HP146@16 HP101@36
struct cusparseMatDescr;
//-  // HP146@1
typedef struct cusparseMatDescr *cusparseMatDescr_t;
//> typedef void *hipsparseMatDescr_t;  // HP146@9 HP101@34

class Engine {
    cublasContext *blas = nullptr;
//>     void *blas = nullptr;  // HP146@5
    struct cusparseContext *sparse = nullptr;
//>     void *sparse = nullptr;  // HP146@5
    cusolverDnContext *solver;
//>     void *solver;  // HP146@5
    curandGenerator_st *random;
//>     rocrand_generator_base_type *random;  // HP146@5
    cublasHandle_t again() const { return blas; }
//>     hipblasHandle_t again() const { return blas; }  // HP101@5
};

namespace gpu {
struct cublasLtContext;
}
