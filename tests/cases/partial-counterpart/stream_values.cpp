#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void hold(CUstream stream, CUdeviceptr word, cuuint32_t value) {
//> void hold(hipStream_t stream, hipDeviceptr_t word, uint32_t value) {  // HP101@11 HP101@28 HP101@46
    cuStreamWaitValue32(stream, word, value, CU_STREAM_WAIT_VALUE_GEQ);
//~ ^~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cuStreamWaitValue32 -> hipStreamWaitValue32: HIP documents it for memory from hipExtMallocWithFlags with hipMallocSignalMemory (8 bytes) only, and where hipDeviceAttributeCanUseStreamWaitValue is not 0
//~   remedy: check whether the code is affected
//>     hipStreamWaitValue32(stream, word, value, hipStreamWaitValueGte);  // HP101@5 HP101@46
    cuStreamWriteValue32(stream, word, value + 1, 0);
//>     hipStreamWriteValue32(stream, word, value + 1, 0);  // HP101@5
}
