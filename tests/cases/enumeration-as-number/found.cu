//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11

enum Order { first_order, second_order };
typedef cublasOperation_t Operation;
//> typedef hipblasOperation_t Operation;  // HP101@9
struct Product { Operation left; cublasOperation_t right; bool left_is_whole() const { return !left; } };
//> struct Product { Operation left; hipblasOperation_t right; bool left_is_whole() const { return (left == HIPBLAS_OP_N); } };  // HP101@34 HP721@95 HP721@100
cublasFillMode_t part_of(char letter);
//> hipblasFillMode_t part_of(char letter);  // HP101@1

int rows(cublasOperation_t trans, int m, int n) { return trans ? n : m; }
//> int rows(hipblasOperation_t trans, int m, int n) { return (trans != HIPBLAS_OP_N) ? n : m; }  // HP101@10 HP721@58 HP721@63

int choose(const Product &product, Operation op, const cublasOperation_t *all, const cublasSideMode_t side, int n) {
//> int choose(const Product &product, Operation op, const hipblasOperation_t *all, const hipblasSideMode_t side, int n) {  // HP101@56 HP101@86
    if (op) n++;
//>     if (op != HIPBLAS_OP_N) n++;  // HP721@11
    if (!op && n > 0) n++;
//>     if ((op == HIPBLAS_OP_N) && n > 0) n++;  // HP721@9 HP721@12
    while (n > 10 || all[1]) n--;
//>     while (n > 10 || (all[1] != HIPBLAS_OP_N)) n--;  // HP721@22 HP721@28
    if (((int)op) == 0 || 1 == *all || product.right != 2u) n++;
//~                                    ^~~~~~~~~~~~~ HP721 warning:
//~   a comparison with 2 by CUDA's numbers: CUBLAS_OP_C is 2, HIPBLAS_OP_C is 113
//~   remedy, unsafe fix: write HIPBLAS_OP_C
//>     if (((int)op) == HIPBLAS_OP_N || HIPBLAS_OP_T == *all || product.right != 2u) n++;  // HP721@22 HP721@27
    if (side > 0) n++;
//~     ^~~~ HP721 warning: a comparison with 0 by CUDA's numbers: CUBLAS_SIDE_LEFT is 0, HIPBLAS_SIDE_LEFT is 141
//~   remedy: compare with the enumerators, or find what belongs to each in a switch
    if (part_of('U')) n++;
//>     if (part_of('U') != HIPBLAS_FILL_MODE_LOWER) n++;  // HP721@21
    bool is_right = side;
//>     bool is_right = (side != HIPBLAS_SIDE_LEFT);  // HP721@21 HP721@25
    bool is_left = !(bool)side;
//>     bool is_left = !(bool)(side != HIPBLAS_SIDE_LEFT);  // HP721@27 HP721@31
    const char *names[] = {"N", "T", "C"};
    int sizes[2][3] = {};
    n += names[op][0] + sizes[0][static_cast<int>(op)];
//~            ^~ HP721 warning: an index by CUDA's numbers: CUBLAS_OP_N is 0, HIPBLAS_OP_N is 111
//~   remedy: compare with the enumerators, or find what belongs to each in a switch
//~                                               ^~ HP721 warning:
//~   an index by CUDA's numbers: CUBLAS_OP_N is 0, HIPBLAS_OP_N is 111
//~   remedy: compare with the enumerators, or find what belongs to each in a switch
    switch (op) {
    case 0: return n;
//>     case HIPBLAS_OP_N: return n;  // HP721@10
    case 1: return n + 1;
//>     case HIPBLAS_OP_T: return n + 1;  // HP721@10
    default: break;
    }
    return n * is_right + op * 4 + (side ^ 1) + is_left;
//~                       ^~ HP721 warning: arithmetic by CUDA's numbers: CUBLAS_OP_N is 0, HIPBLAS_OP_N is 111
//~   remedy: compare with the enumerators, or find what belongs to each in a switch
//~                                 ^~~~ HP721 warning:
//~   arithmetic by CUDA's numbers: CUBLAS_SIDE_LEFT is 0, HIPBLAS_SIDE_LEFT is 141
//~   remedy: compare with the enumerators, or find what belongs to each in a switch
}

int values(cusolverEigType_t type, cusolverEigMode_t mode, cublasComputeType_t compute) {
//> int values(hipsolverEigType_t type, hipsolverEigMode_t mode, hipblasComputeType_t compute) {  // HP101@12 HP101@36 HP101@60
    if (compute) return type == 1;
//~     ^~~~~~~ HP721 warning: a condition by CUDA's numbers: CUBLAS_COMPUTE_16F is 64, HIPBLAS_COMPUTE_16F is 0
//~   remedy: compare with the enumerators, or find what belongs to each in a switch
//>     if (compute) return type == HIPSOLVER_EIG_TYPE_1;  // HP721@33
    return mode == CUSOLVER_EIG_MODE_VECTOR && mode != false;
//>     return mode == HIPSOLVER_EIG_MODE_VECTOR && mode != HIPSOLVER_EIG_MODE_NOVECTOR;  // HP101@20 HP721@56
}
