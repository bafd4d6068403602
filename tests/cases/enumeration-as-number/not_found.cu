//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11
#include <map>

struct Product { cublasOperation_t op; int size; };
//> struct Product { hipblasOperation_t op; int size; };  // HP101@18
struct Other { char op; };

int named(cublasOperation_t op, cublasStatus_t status, cusparseOperation_t sparse, cufftType kind, int *found) {
//> int named(hipblasOperation_t op, hipblasStatus_t status, hipsparseOperation_t sparse, hipfftType kind, int *found) {  // HP101@11 HP101@33 HP101@56 HP101@84
    if (op == CUBLAS_OP_N || op != CUBLAS_OP_T) return 1;
//>     if (op == HIPBLAS_OP_N || op != HIPBLAS_OP_T) return 1;  // HP101@15 HP101@36
    if (status || status == 0 || !status || status > 0) return 2;
    if (sparse || kind == 0) return 3;
    std::map<cublasOperation_t, int> sizes;
//>     std::map<hipblasOperation_t, int> sizes;  // HP101@14
    sizes[op]++;
    if (found && found[op == CUBLAS_OP_T ? 1 : 0]) return 4;
//>     if (found && found[op == HIPBLAS_OP_T ? 1 : 0]) return 4;  // HP101@30
    if (op == 7) return 5;
    cublasOperation_t *ops = &op;
//>     hipblasOperation_t *ops = &op;  // HP101@5
    if (ops) return 6;
    switch (op) {
    case CUBLAS_OP_N: return 7;
//>     case HIPBLAS_OP_N: return 7;  // HP101@10
    default: return sizes[op] == 0 ? (op == CUBLAS_OP_C) : 8;
//>     default: return sizes[op] == 0 ? (op == HIPBLAS_OP_C) : 8;  // HP101@45
    }
}

int hidden(cublasOperation_t op, const Other &other) {
//> int hidden(hipblasOperation_t op, const Other &other) {  // HP101@12
    if (other.op) return 1;
    for (int op = 0; op < 3; op++)
        if (op) return 2;
    auto is_set = [](bool op) { return op ? 1 : 0; };
    return is_set(other.op);
}

#if defined(__HIP_PLATFORM_AMD__) && defined(WITH_OLD_NAMES)
int rows(cublasOperation_t trans, int m, int n) { return trans ? n : m; }
//~   kept cublasOperation_t (in an #if arm written for HIP)
#endif

#include <iostream>
void shown(cublasOperation_t op, void (*take)(const void *)) {
//> void shown(hipblasOperation_t op, void (*take)(const void *)) {  // HP101@12
    std::cout << op << ' ' << (int)op << std::endl;
    take(&op);
    take((const void *)&op);
}

namespace mine {
enum cudaSurfaceBoundaryMode { nothing, zeros };
//~   kept cudaSurfaceBoundaryMode (defined by the project) x3
int width(cudaSurfaceBoundaryMode mode) {
    cudaSurfaceBoundaryMode other{};
    return mode == 1 ? other : 2;
}
}
