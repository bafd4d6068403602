//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11
#include <vector>

typedef cublasOperation_t Operation;
//> typedef hipblasOperation_t Operation;  // HP101@9
struct Product {
    cublasOperation_t left{}, right{CUBLAS_OP_T};
//>     hipblasOperation_t left{HIPBLAS_OP_N}, right{HIPBLAS_OP_T};  // HP101@5 HP721@28 HP101@37
    Operation other = {};
//>     Operation other = {HIPBLAS_OP_N};  // HP721@24
    cublasFillMode_t part;
//>     hipblasFillMode_t part;  // HP101@5
    cublasComputeType_t compute{};
//>     hipblasComputeType_t compute{};  // HP101@5
    cublasStatus_t status{};
//>     hipblasStatus_t status{};  // HP101@5
};
Operation of(char letter) {
    if (letter == 'T') return CUBLAS_OP_T;
//>     if (letter == 'T') return HIPBLAS_OP_T;  // HP101@31
    return cublasOperation_t{};
//>     return hipblasOperation_t{HIPBLAS_OP_N};  // HP101@12 HP721@30
}
int both(cusolverEigMode_t mode, const std::vector<cublasSideMode_t> &sides);
//> int both(hipsolverEigMode_t mode, const std::vector<hipblasSideMode_t> &sides);  // HP101@10 HP101@52
int none() {
    std::vector<cublasSideMode_t> sides{};
//>     std::vector<hipblasSideMode_t> sides{};  // HP101@17
    cublasOperation_t *all{}, few[2]{}, one{ };
//>     hipblasOperation_t *all{}, few[2]{}, one{HIPBLAS_OP_N };  // HP101@5 HP721@45
    return both(cusolverEigMode_t{}, sides) + (all == nullptr) + sizeof(few) + (one == CUBLAS_OP_N);
//>     return both(hipsolverEigMode_t{HIPSOLVER_EIG_MODE_NOVECTOR}, sides) + (all == nullptr) + sizeof(few) + (one == HIPBLAS_OP_N);  // HP101@17 HP721@35 HP101@88
}
auto letter() -> Operation {}
