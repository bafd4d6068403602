#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/error_codes.h"  // HP117@1

constexpr cudaMemcpyKind up = cudaMemcpyKind::cudaMemcpyHostToDevice;
//> constexpr hipMemcpyKind up = hipMemcpyKind::hipMemcpyHostToDevice;  // HP101@11 HP101@31 HP101@47
constexpr cudaMemcpyKind down = ::cudaMemcpyKind::cudaMemcpyDeviceToHost;
//> constexpr hipMemcpyKind down = ::hipMemcpyKind::hipMemcpyDeviceToHost;  // HP101@11 HP101@35 HP101@51

bool failed(cudaError_t error) { return error != cudaError::cudaSuccess && error != cudaError_t::cudaErrorNotReady; }
//> bool failed(hipError_t error) { return error != hipError_t::hipSuccess && error != hipError_t::hipErrorNotReady; }  // HP101@13 HP101@50 HP101@61 HP101@85 HP101@98

cublasOperation_t transposed() { return cublasOperation_t::CUBLAS_OP_T; }
//> hipblasOperation_t transposed() { return hipblasOperation_t::HIPBLAS_OP_T; }  // HP101@1 HP101@41 HP101@60

namespace lab {
struct cudaArrayKind {
//~   kept cudaArrayKind (defined by the project)
    enum Kind { cudaMemcpyHostToDevice, CUDA_R_32F };
//~   kept CUDA_R_32F (defined by the project)
//~   kept cudaMemcpyHostToDevice (defined by the project)
};
enum class Type { CUDA_R_64F };
//~   kept CUDA_R_64F (defined by the project)
}  // namespace lab

auto own = lab::cudaArrayKind::CUDA_R_32F;
//~   kept CUDA_R_32F (in a namespace or class of the project)
//~   kept cudaArrayKind (in a namespace or class of the project) x2
auto other = lab::Type::CUDA_R_64F;
//~   kept CUDA_R_64F (in a namespace or class of the project)
auto mine = lab::cudaArrayKind::cudaMemcpyHostToDevice;
//~   kept cudaMemcpyHostToDevice (in a namespace or class of the project)
cudaDataType type = cudaDataType::CUDA_C_32F;
//> hipDataType type = hipDataType::HIP_C_32F;  // HP101@1 HP101@21 HP101@35

// Of an enumeration that HIP does not have, or an error code of hipport's, the name stands alone.
const char *explain(cudaError_t error, CUstream stream) {
//> const char *explain(hipError_t error, hipStream_t stream) {  // HP101@21 HP101@40
    switch (error) {
    case cudaError::cudaErrorUnsupportedPtxVersion: return "driver";
//~                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaErrorUnsupportedPtxVersion -> HIPPORT_ERROR_UNSUPPORTED_PTX_VERSION: HIP has no such error code, and no call returns it: what is compared with it is never equal
//~   remedy: check whether the code is affected
//>     case HIPPORT_ERROR_UNSUPPORTED_PTX_VERSION: return "driver";  // HP101@10
    case ::cudaError_t::cudaErrorMemoryAllocation: return "memory";
//>     case ::hipError_t::hipErrorMemoryAllocation: return "memory";  // HP101@12 HP101@25
    default: break;
    }
    cuStreamCreate(&stream, ::CUstream_flags::CU_STREAM_NON_BLOCKING);
//>     hipStreamCreateWithFlags(&stream, hipStreamNonBlocking);  // HP101@5 HP101@29
    return "";
}
