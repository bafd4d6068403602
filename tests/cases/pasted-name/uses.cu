#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <stdlib.h>

#define CALL(call) do { if (cuda##call != cudaSuccess) abort(); } while (0)
//> #define CALL(call) do { if (hip##call != hipSuccess) abort(); } while (0)  // HP107@29 HP101@43
#define GEMM(T) cublas##T##gemm
//> #define GEMM(T) hipblas##T##gemm  // HP107@17
#define OPERATION(letter) CUBLAS_OP_##letter
//> #define OPERATION(letter) HIPBLAS_OP_##letter  // HP107@27
#define OLD(name) cuda##name
//> #define OLD(name) hip##name  // HP107@19
#define OWN(name) cuda##name##Kernel
//~               ^~~~~~ HP107 warning 'cuda': cuda## pastes CUDA names together, which cannot be renamed automatically
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP
#define HIDDEN(name) cuda##name
//~                  ^~~~~~ HP107 warning 'cuda':
//~   cuda## pastes CUDA names together, which cannot be renamed automatically
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP
#define FORWARDED(name) HIDDEN(name)
#define AFTER(prefix, name) prefix##cuda##name
//~                                 ^~~~~~ HP107 warning 'cuda':
//~   cuda## pastes CUDA names together, which cannot be renamed automatically
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP
#define cudaAddKernel add
//~   kept cudaAddKernel (defined by the project)

void use(cublasHandle_t handle, float *p, void (*add)()) {
//> void use(hipblasHandle_t handle, float *p, void (*add)()) {  // HP101@10
    CALL(Malloc((void **)&p, 4 * sizeof(float)));
    CALL(DeviceSynchronize());
    GEMM(S)(handle, OPERATION(N), OPERATION(T), 1, 1, 1, p, p, 1, p, 1, p, p, 1);
    OLD(ThreadExit)();
//>     OLD(DeviceReset)();  // HP107@9
    OLD(Free)(p);
    OWN(Add)();
    FORWARDED(Free)(p);
}
