// The host runtime for tests of libraries: memory is the host's, and work is done when it is submitted.

#include <hip/hip_runtime_api.h>
#include <stdlib.h>
#include <string.h>

#include "hipport_cpu/streams.h"

namespace hipport_cpu {
hipError_t submit(hipStream_t, const char*, Task task) { return task(); }
hipError_t finish(hipStream_t) { return hipSuccess; }
}  // namespace hipport_cpu

extern "C" {
hipError_t hipMalloc(void** memory, size_t bytes) {
    *memory = malloc(bytes);
    memset(*memory, 0xcd, bytes);
    return hipSuccess;
}
hipError_t hipFree(void* memory) {
    free(memory);
    return hipSuccess;
}
hipError_t hipMallocManaged(void** memory, size_t bytes, unsigned int) { return hipMalloc(memory, bytes); }
hipError_t hipMemcpy(void* to, const void* from, size_t bytes, hipMemcpyKind) {
    memcpy(to, from, bytes);
    return hipSuccess;
}
hipError_t hipGetDevice(int* device) {
    *device = 0;
    return hipSuccess;
}
const char* hipGetErrorName(hipError_t) { return "error"; }
const char* hipGetErrorString(hipError_t) { return "error"; }
}
