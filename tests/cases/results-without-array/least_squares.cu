//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

void solve(cublasHandle_t handle, float **a, float **c, double **d, int m, int n, int batch, int *results) {
//> void solve(hipblasHandle_t handle, float **a, float **c, double **d, int m, int n, int batch, int *results) {  // HP101@12
    int info;
    cublasSgelsBatched(handle, CUBLAS_OP_N, m, n, 1, a, m, c, m, &info, nullptr, batch);
//~                                                                     ^~~~~~~ HP714 warning 'cublasSgelsBatched':
//~   hipBLAS solves nothing without this array, which cublasSgelsBatched can do without
//~   remedy: give it memory of the GPU with an int for each matrix
//>     hipblasSgelsBatched(handle, HIPBLAS_OP_N, m, n, 1, a, m, c, m, &info, nullptr, batch);  // HP101@5 HP101@32
    cublasDgelsBatched(handle, CUBLAS_OP_N, m, n, 1, d, m, d, m, &info, 0, batch);
//~                                                                     ^ HP714 warning 'cublasDgelsBatched':
//~   hipBLAS solves nothing without this array, which cublasDgelsBatched can do without
//~   remedy: give it memory of the GPU with an int for each matrix
//>     hipblasDgelsBatched(handle, HIPBLAS_OP_N, m, n, 1, d, m, d, m, &info, 0, batch);  // HP101@5 HP101@32
    cublasSgelsBatched(handle, CUBLAS_OP_N, m, n, 1, a, m, c, m, &info, results, batch);
//>     hipblasSgelsBatched(handle, HIPBLAS_OP_N, m, n, 1, a, m, c, m, &info, results, batch);  // HP101@5 HP101@32
    cublasSgetrfBatched(handle, n, a, n, nullptr, results, batch);
//>     hipblasSgetrfBatched(handle, n, a, n, nullptr, results, batch);  // HP101@5
}
