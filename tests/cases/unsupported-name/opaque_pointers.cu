// Pointers to what the project declares itself, and to what it does not.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11
struct cublasContext;
struct Plugin {
    virtual void attach(cublasContext *blas, cusolverDnContext *solver) = 0;
//~                                          ^~~~~~~~~~~~~~~~~ HP501 error:
//~   cusolverDnContext has no counterpart in HIP: hipsolverDnHandle_t has no tag of its own in HIP; use the type's name
//~   remedy: replace cusolverDnContext or leave it out on AMD GPUs
    cublasHandle_t handle;
//>     hipblasHandle_t handle;  // HP101@5
};
void attach(Plugin &plugin, cublasContext* blas) { plugin.handle = blas; }
