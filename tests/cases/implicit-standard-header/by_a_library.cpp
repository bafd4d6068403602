//+ #include <cstring>  // HP123@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <vector>

void clear(std::vector<float> &x, cublasHandle_t handle) {
//> void clear(std::vector<float> &x, hipblasHandle_t handle) {  // HP101@35
    std::memset(x.data(), 0, x.size() * sizeof(float));
    float *y = new float[4];
    memcpy(y, x.data(), 16);
    cublasSscal(handle, 4, y, y, 1);
//>     hipblasSscal(handle, 4, y, y, 1);  // HP101@5
}
