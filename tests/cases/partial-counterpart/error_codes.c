//+ #include "hipport/error_codes.h"  // HP117@1
#include <cuda_runtime_api.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11

int is_fatal(cudaError_t error) { return error == cudaErrorIllegalInstruction || error == cudaErrorMisalignedAddress; }
//~                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaErrorIllegalInstruction -> HIPPORT_ERROR_ILLEGAL_INSTRUCTION: HIP has no such error code, and no call returns it: what is compared with it is never equal
//~   remedy: check whether the code is affected
//~                                                                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaErrorMisalignedAddress -> HIPPORT_ERROR_MISALIGNED_ADDRESS: HIP has no such error code, and no call returns it: what is compared with it is never equal
//~   remedy: check whether the code is affected
//> int is_fatal(hipError_t error) { return error == HIPPORT_ERROR_ILLEGAL_INSTRUCTION || error == HIPPORT_ERROR_MISALIGNED_ADDRESS; }  // HP101@14 HP101@51 HP101@91
