// Pointers to what the project declares itself, and to what it does not.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11
struct cublasContext;
//-  // HP146@1
struct Plugin {
    virtual void attach(cublasContext *blas, cusolverDnContext *solver) = 0;
//>     virtual void attach(void *blas, void *solver) = 0;  // HP146@25 HP146@46
    cublasHandle_t handle;
//>     hipblasHandle_t handle;  // HP101@5
};
void attach(Plugin &plugin, cublasContext* blas) { plugin.handle = blas; }
//> void attach(Plugin &plugin, void* blas) { plugin.handle = blas; }  // HP146@29
