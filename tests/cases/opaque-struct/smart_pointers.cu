// Smart pointers want the type that a handle points to.
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <curand.h>
//> #include <hiprand/hiprand.h>  // HP110@11
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11
#include <memory>

struct Close {
    void operator()(cublasContext *handle) const { cublasDestroy(handle); }
//>     void operator()(void *handle) const { hipblasDestroy(handle); }  // HP146@21 HP101@52
};
struct CloseAll {
    void operator()(cusparseSpMatDescr *matrix) const { cusparseDestroySpMat(matrix); }
//>     void operator()(hipsparseSpMatDescr_st *matrix) const { hipsparseDestroySpMat(matrix); }  // HP146@21 HP101@57
    void operator()(cusparseMatDescr *descriptor) const { cusparseDestroyMatDescr(descriptor); }
//>     void operator()(void *descriptor) const { hipsparseDestroyMatDescr(descriptor); }  // HP146@21 HP101@59
    void operator()(curandGenerator_st *generator) const { curandDestroyGenerator(generator); }
//>     void operator()(rocrand_generator_base_type *generator) const { hiprandDestroyGenerator(generator); }  // HP146@21 HP101@60
};
std::unique_ptr<cublasContext, Close> blas;
//> std::unique_ptr<void, Close> blas;  // HP146@17
std::unique_ptr<cusparseMatDescr, CloseAll> descriptor;
//> std::unique_ptr<void, CloseAll> descriptor;  // HP146@17
std::unique_ptr<cusparseSpMatDescr, CloseAll> matrix;
//> std::unique_ptr<hipsparseSpMatDescr_st, CloseAll> matrix;  // HP146@17
std::unique_ptr<curandGenerator_st, CloseAll> generator;
//> std::unique_ptr<rocrand_generator_base_type, CloseAll> generator;  // HP146@17
std::shared_ptr<cusparseContext> sparse;
//> std::shared_ptr<void> sparse;  // HP146@17
std::unique_ptr<struct cudnnContext, CloseAll> dnn();
//> std::unique_ptr<struct miopenHandle, CloseAll> dnn();  // HP101@24

void make() {
    cublasHandle_t handle;
//>     hipblasHandle_t handle;  // HP101@5
    cublasCreate(&handle);
//>     hipblasCreate(&handle);  // HP101@5
    blas.reset(handle);
    cusparseMatDescr_t made;
//>     hipsparseMatDescr_t made;  // HP101@5
    cusparseCreateMatDescr(&made);
//>     hipsparseCreateMatDescr(&made);  // HP101@5
    descriptor.reset(made);
    cusparseSetMatType(descriptor.get(), CUSPARSE_MATRIX_TYPE_GENERAL);
//>     hipsparseSetMatType(descriptor.get(), HIPSPARSE_MATRIX_TYPE_GENERAL);  // HP101@5 HP101@42
    cublasSetStream(blas.get(), 0);
//>     hipblasSetStream(blas.get(), 0);  // HP101@5
}

void check(cusolverDnContext &reference);
//~        ^~~~~~~~~~~~~~~~~ HP501 error:
//~   cusolverDnContext has no counterpart in HIP: hipsolverDnHandle_t has no tag of its own in HIP; use the type's name
//~   remedy: replace cusolverDnContext or leave it out on AMD GPUs

void release(cublasContext *handle) { cublasDestroy(handle); }
//> void release(void *handle) { hipblasDestroy(handle); }  // HP146@14 HP101@39
void release(cusparseContext *handle) { cusparseDestroy(handle); }
//~  ^~~~~~~ HP213 error: this release and the one in line 37 have the same parameter types in HIP
//~   remedy: give one of them another name, or leave it out on AMD GPUs
//> void release(void *handle) { hipsparseDestroy(handle); }  // HP146@14 HP101@41
