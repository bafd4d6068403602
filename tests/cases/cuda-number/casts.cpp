#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/dnn.h"  // HP117@1
#include <cudnn.h>
//-  // HP110@1

cudnnConvolutionMode_t mode_of(int code) { return static_cast<cudnnConvolutionMode_t>(code); }
//~                                                           ^~~~~~~~~~~~~~~~~~~~~~ HP716 warning:
//~   a number becomes miopenConvolutionMode_t, whose enumerators have other numbers than those of cudnnConvolutionMode_t
//~   remedy: find the enumerator by CUDA's number in a switch, unless the number is one of HIP's already
//> miopenConvolutionMode_t mode_of(int code) { return static_cast<miopenConvolutionMode_t>(code); }  // HP101@1 HP101@63

cublasOperation_t operation_of(const int *codes, bool transposed) {
//> hipblasOperation_t operation_of(const int *codes, bool transposed) {  // HP101@1
    cublasOperation_t first = (cublasOperation_t)codes[0];
//~                            ^~~~~~~~~~~~~~~~~ HP716 warning:
//~   a number becomes hipblasOperation_t, whose enumerators have other numbers than those of cublasOperation_t
//~   remedy: find the enumerator by CUDA's number in a switch, unless the number is one of HIP's already
//>     hipblasOperation_t first = (hipblasOperation_t)codes[0];  // HP101@5 HP101@32
    cublasOperation_t second = cublasOperation_t(codes[1] + 1);
//~                            ^~~~~~~~~~~~~~~~~ HP716 warning:
//~   a number becomes hipblasOperation_t, whose enumerators have other numbers than those of cublasOperation_t
//~   remedy: find the enumerator by CUDA's number in a switch, unless the number is one of HIP's already
//>     hipblasOperation_t second = hipblasOperation_t(codes[1] + 1);  // HP101@5 HP101@32
    cublasOperation_t third = static_cast<cublasOperation_t>(transposed ? CUBLAS_OP_T : CUBLAS_OP_N);
//>     hipblasOperation_t third = static_cast<hipblasOperation_t>(transposed ? HIPBLAS_OP_T : HIPBLAS_OP_N);  // HP101@5 HP101@43 HP101@75 HP101@89
    return first == second ? (cublasOperation_t)CUBLAS_OP_C : third;
//>     return first == second ? (hipblasOperation_t)HIPBLAS_OP_C : third;  // HP101@31 HP101@49
}

int attribute_of(CUdevice device, int (*read)(CUdevice_attribute), CUdevice_attribute (*next)(int)) {
//> int attribute_of(hipDevice_t device, int (*read)(hipDeviceAttribute_t), hipDeviceAttribute_t (*next)(int)) {  // HP101@18 HP101@47 HP101@68
    int value = 0;
    cuDeviceGetAttribute(&value, (CUdevice_attribute)16, device);
//~                               ^~~~~~~~~~~~~~~~~~ HP716 warning:
//~   a number becomes hipDeviceAttribute_t, whose enumerators have other numbers than those of CUdevice_attribute
//~   remedy: find the enumerator by CUDA's number in a switch, unless the number is one of HIP's already
//>     hipDeviceGetAttribute(&value, (hipDeviceAttribute_t)16, device);  // HP101@5 HP101@35
    cuDeviceGetAttribute(&value, (CUdevice_attribute)100000, device);
//>     hipDeviceGetAttribute(&value, (hipDeviceAttribute_t)100000, device);  // HP101@5 HP101@35
    return value + sizeof(CUdevice_attribute) * value + static_cast<CUresult>(value);
//>     return value + sizeof(hipDeviceAttribute_t) * value + static_cast<hipError_t>(value);  // HP101@27 HP101@69
}

const int operations[] = {0, CUBLAS_OP_N, CUBLAS_OP_T};
//> const int operations[] = {0, HIPBLAS_OP_N, HIPBLAS_OP_T};  // HP101@30 HP101@43
const int numbers[3] = {0, 1, 2};

cublasOperation_t listed(int code) {
//> hipblasOperation_t listed(int code) {  // HP101@1
    return code < 3 ? (cublasOperation_t)operations[code] : static_cast<cublasOperation_t>(numbers[code - 3]);
//~                                                                     ^~~~~~~~~~~~~~~~~ HP716 warning:
//~   a number becomes hipblasOperation_t, whose enumerators have other numbers than those of cublasOperation_t
//~   remedy: find the enumerator by CUDA's number in a switch, unless the number is one of HIP's already
//>     return code < 3 ? (hipblasOperation_t)operations[code] : static_cast<hipblasOperation_t>(numbers[code - 3]);  // HP101@24 HP101@73
}
